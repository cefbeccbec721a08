import type { ReopenedPerson } from '@trilha/contract/school/roster'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/base/Button.tsx'
import styles from './Roster.module.css'

interface ReopenedProps {
  reopened: ReopenedPerson
  onClose: () => void
}

/** The account is open, or an invitation waits for a yes. */
export function Reopened({ reopened: { person, invitation }, onClose }: ReopenedProps) {
  const { t } = useTranslation('roster')
  return (
    <div className={styles['form']}>
      <p role="status" className={styles['said']}>
        {invitation ? t('invited', { email: invitation.email }) : t('reopened', { name: person.name })}
      </p>
      <Button variant="line" full onClick={onClose}>
        {t('close')}
      </Button>
    </div>
  )
}
