import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../ui/base/PageTitle.tsx'
import { MyCases } from './MyCases.tsx'
import { MyReports } from './MyReports.tsx'
import styles from './Moderation.module.css'

/** What somebody reported and what became of it; and what was decided about what they wrote, with the way to appeal. */
export function MyReportsPage() {
  const { t } = useTranslation('moderation')
  return (
    <div className={styles['page']}>
      <PageTitle lead={t('mine.lead')}>{t('mine.title')}</PageTitle>
      <MyCases />
      <MyReports />
    </div>
  )
}
