import type { SchoolStudent } from '@trilha/contract/identity/family'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { useContractMutation } from '../../lib/query.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Dialog } from '../../ui/base/Dialog.tsx'
import { CodeShown } from './CodeShown.tsx'
import styles from './family.module.css'

interface CodeDialogProps {
  student: SchoolStudent
  open: boolean
  onClose: () => void
}

/** The school's code: whoever enters it is linked, so it is handed to the guardian in person. */
export function CodeDialog({ student, open, onClose }: CodeDialogProps) {
  const { t } = useTranslation('family')
  const create = useContractMutation('family', 'createCode')
  const failure = useErrorText(create.error)
  const { name, studentId } = student.child
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={create.reset}
      title={t('desk.codeTitle', { name })}
      lead={t('desk.codeLead')}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {t('close')}
          </Button>
          <Button loading={create.isPending} onClick={() => create.mutate({ body: { studentId } })}>
            {t(create.data ? 'desk.codeAnother' : 'desk.codeMake')}
          </Button>
        </>
      }
    >
      {create.data && <CodeShown code={create.data} />}
      {failure && (
        <p role="alert" className={styles['failure']}>
          {failure.sentence}
        </p>
      )}
    </Dialog>
  )
}
