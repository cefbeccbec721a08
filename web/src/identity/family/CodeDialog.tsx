import type { SchoolStudent } from '@trilha/contract/identity/family'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { useContractMutation } from '../../lib/query.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Dialog } from '../../ui/base/Dialog.tsx'
import { EmailField } from '../../ui/pieces/EmailField.tsx'
import { useState } from 'react'
import { useFormat } from '../../lib/use-format.ts'
import { CodeShown } from './CodeShown.tsx'
import styles from './family.module.css'

interface CodeDialogProps {
  student: SchoolStudent
  open: boolean
  onClose: () => void
}

/** The school's code for one guardian. The person with the expected mailbox is linked by it, anybody else asks (E69). */
export function CodeDialog({ student, open, onClose }: CodeDialogProps) {
  const { t } = useTranslation('family')
  const create = useContractMutation('family', 'createCode')
  const failure = useErrorText(create.error)
  const format = useFormat()
  const [email, setEmail] = useState('')
  const { name, studentId } = student.child
  const emailProblem = failure?.fields['email']

  function make(): void {
    const typed = email.trim()
    create.mutate({ body: { studentId, ...(typed !== '' && { email: typed }) } })
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={() => {
        create.reset()
        setEmail('')
      }}
      title={t('desk.codeTitle', { name })}
      lead={t('desk.codeLead')}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {t('close')}
          </Button>
          <Button loading={create.isPending} onClick={make}>
            {t(create.data ? 'desk.codeAnother' : 'desk.codeMake')}
          </Button>
        </>
      }
    >
      <EmailField
        label={t('desk.codeEmail')}
        hint={t('desk.codeEmailHint')}
        optional
        autoComplete="off"
        value={email}
        error={emailProblem}
        onChange={(event) => {
          setEmail(event.currentTarget.value)
          if (create.error) create.reset()
        }}
      />
      {create.data && <CodeShown code={create.data} />}
      {student.codes.length > 0 && (
        <ul className={styles['openCodes']} aria-label={t('desk.openCodes')}>
          {student.codes.map((code, at) => (
            <li key={at}>
              {t(`desk.openCode.${code.bySchool ? (code.email ? 'forEmail' : 'forAnyone') : 'ofStudent'}`, {
                email: code.email,
                day: format.date(code.expiresAt),
              })}
            </li>
          ))}
        </ul>
      )}
      {failure && !emailProblem && (
        <p role="alert" className={styles['failure']}>
          {failure.sentence}
        </p>
      )}
    </Dialog>
  )
}
