import type { SchoolPerson } from '@trilha/contract/school/schools'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { useContractMutation } from '../../lib/query.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Dialog } from '../../ui/base/Dialog.tsx'
import { saving } from '../../ui/base/toasts.ts'
import { BirthDateForm } from './BirthDateForm.tsx'
import { ClassChoice } from './ClassChoice.tsx'
import { FirstPassword } from './FirstPassword.tsx'
import styles from './Roster.module.css'

interface ChangePersonDialogProps {
  person: SchoolPerson
  hasClasses: boolean
  isEndable: boolean
  onClosed: () => void
}

export function ChangePersonDialog({ person, hasClasses, isEndable, onClosed }: ChangePersonDialogProps) {
  const { t } = useTranslation('roster')
  const [isOpen, setOpen] = useState(true)
  const [classIds, setClassIds] = useState<readonly string[]>(person.classIds)
  const [isSure, setIsSure] = useState(false)
  const setClasses = useContractMutation('roster', 'setClasses')
  const end = useContractMutation('roster', 'end')
  const newPassword = useContractMutation('roster', 'newPassword')
  const failure = useErrorText(setClasses.error ?? end.error ?? newPassword.error)
  const params = { id: person.accountId }

  async function leaveAfter(work: Promise<unknown>): Promise<void> {
    try {
      await saving(work, 'update')
    } catch {
      // The dialog stays and says why.
      return
    }
    setOpen(false)
  }

  return (
    <Dialog
      open={isOpen}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      title={t('changeOf', { name: person.name })}
      lead={person.username !== null && t('changeLead', { username: person.username })}
      width={520}
    >
      <div className={styles['form']}>
        {failure && (
          <p role="alert" className={styles['failure']}>
            {failure.sentence}
          </p>
        )}
        {hasClasses && (
          <>
            <ClassChoice role={person.role} value={classIds} onChange={setClassIds} error={undefined} />
            <Button
              full
              loading={setClasses.isPending}
              onClick={() => void leaveAfter(setClasses.mutateAsync({ params, body: { classIds: [...classIds] } }))}
            >
              {t('save')}
            </Button>
          </>
        )}
        {person.role === 'STUDENT' && <BirthDateForm person={person} onSaved={() => setOpen(false)} />}
        {person.username !== null &&
          (newPassword.data?.firstPassword ? (
            <FirstPassword password={newPassword.data.firstPassword} />
          ) : (
            <Button variant="line" full loading={newPassword.isPending} onClick={() => newPassword.mutate({ params })}>
              {t('newPassword')}
            </Button>
          ))}
        {isEndable && (
          <>
            <p className={styles['said']}>{t('endWhy')}</p>
            <Button
              variant={isSure ? 'danger' : 'line'}
              full
              loading={end.isPending}
              onClick={() => (isSure ? void leaveAfter(end.mutateAsync({ params })) : setIsSure(true))}
            >
              {t(isSure ? 'endSure' : 'end')}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  )
}
