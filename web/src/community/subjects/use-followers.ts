import { useTranslation } from 'react-i18next'

/** How many follow, in words. */
export function useFollowers(): (count: number) => string {
  const { t } = useTranslation('subjects')
  return (count) => (count === 0 ? t('noFollowers') : t('followers', { count }))
}
