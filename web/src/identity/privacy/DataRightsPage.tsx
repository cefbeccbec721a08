import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../ui/base/PageTitle.tsx'
import { DataMapCard } from './DataMapCard.tsx'
import styles from './DataRightsPage.module.css'
import { ExportCard } from './ExportCard.tsx'
import { MyRequestsCard } from './MyRequestsCard.tsx'
import { NewRequestCard } from './NewRequestCard.tsx'

/** One component for both addresses: under help, and alone, where a blocked account reaches it too. */
export function DataRightsPage() {
  const { t } = useTranslation('privacy')
  return (
    <div className={styles['page']}>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <ExportCard />
      <MyRequestsCard />
      <NewRequestCard />
      <DataMapCard />
    </div>
  )
}
