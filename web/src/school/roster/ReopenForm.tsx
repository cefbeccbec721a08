import type { ReopenedPerson } from '@trilha/contract/school/roster'
import type { SchoolPerson } from '@trilha/contract/school/schools'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { useContractMutation } from '../../lib/query.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/base/Button.tsx'
import { ClassChoice } from './ClassChoice.tsx'
import styles from './Roster.module.css'

interface ReopenFormProps {
  person: SchoolPerson
  onReopened: (reopened: ReopenedPerson) => void
}

/** Whose ended account it is, and the act that opens it again. */
export function ReopenForm({ person, onReopened }: ReopenFormProps) {
  const { t } = useTranslation(['roster', 'schools'])
  const format = useFormat()
  const { accountId, name, role, className, username, endedAt } = person
  const [classIds, setClassIds] = useState<readonly string[]>(person.classIds)
  const reopen = useContractMutation('roster', 'reopen', { onSuccess: onReopened })
  const failure = useErrorText(reopen.error)
  const about = [t(`schools:roles.${role}`), className, username].filter((part) => part !== null).join(' · ')

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    const body = classIds.length > 0 ? { classIds: [...classIds] } : {}
    if (!reopen.isPending) reopen.mutate({ params: { id: accountId }, body })
  }

  return (
    <form noValidate className={styles['ended']} onSubmit={submit}>
      <div>
        <p className={styles['strong']}>{name}</p>
        <p className={styles['said']}>{about}</p>
        <p className={styles['said']}>
          {endedAt === null ? t('roster:endedPlain') : t('roster:ended', { day: format.date(endedAt) })}
        </p>
      </div>
      {failure && (
        <p role="alert" className={styles['failure']}>
          {failure.sentence}
        </p>
      )}
      <ClassChoice role={role} value={classIds} onChange={setClassIds} error={undefined} />
      <p className={styles['said']}>{t('roster:reopenLead')}</p>
      <Button type="submit" full loading={reopen.isPending}>
        {t('roster:reopen')}
      </Button>
    </form>
  )
}
