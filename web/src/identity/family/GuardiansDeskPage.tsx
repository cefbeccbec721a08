import { useTranslation } from 'react-i18next'
import { useCurrentAccount } from '../../lib/current-account.ts'
import { PageTitle } from '../../ui/base/PageTitle.tsx'
import { ApprovalsCard } from './ApprovalsCard.tsx'
import { DefaultsCard } from './DefaultsCard.tsx'
import styles from './family.module.css'
import { LinksCard } from './LinksCard.tsx'
import { StudentsCard } from './StudentsCard.tsx'

/** Where the school's office links families. E7 */
export function GuardiansDeskPage() {
  const { t } = useTranslation('family')
  const { data: current } = useCurrentAccount()
  const isAdministrator = current?.account.role === 'SCHOOL_ADMIN'
  return (
    <div className={styles['stack']}>
      <PageTitle lead={t('desk.lead')}>{t('desk.title')}</PageTitle>
      <ApprovalsCard />
      <StudentsCard mayControl={isAdministrator} />
      <LinksCard />
      {isAdministrator && <DefaultsCard />}
    </div>
  )
}
