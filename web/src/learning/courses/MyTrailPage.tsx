import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../ui/base/PageTitle.tsx'

export function MyTrailPage() {
  const { t } = useTranslation('courses')
  return <PageTitle>{t('title')}</PageTitle>
}
