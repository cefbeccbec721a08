import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../ui/base/PageTitle.tsx'
import { FlagHistory } from './FlagHistory.tsx'
import { FlagSwitches } from './FlagSwitches.tsx'
import { NoticeEditor } from './NoticeEditor.tsx'
import styles from './SchoolDesk.module.css'

/** The administrator's page: what is open at the school, who changed it, and the notice to everybody. */
export function SchoolDesk({ economy }: { economy: ReactNode }) {
  const { t } = useTranslation('schools')
  return (
    <div className={styles['page']}>
      <PageTitle lead={t('desk.lead')}>{t('desk.title')}</PageTitle>
      <FlagSwitches />
      <NoticeEditor />
      {economy}
      <FlagHistory />
    </div>
  )
}
