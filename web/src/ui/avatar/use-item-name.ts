import { useTranslation } from 'react-i18next'

/** An item's name by its key in the catalogue; undefined of one that is no longer there. */
export function useItemName(): (key: string) => string | undefined {
  const { t, i18n } = useTranslation('wardrobe')
  return (key) => (i18n.exists(`wardrobe:items.${key}`) ? t(`items.${key}` as 'items.FACE.oval') : undefined)
}
