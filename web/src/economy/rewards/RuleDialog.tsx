import { useId, type ReactNode, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/base/Button.tsx'
import { Dialog } from '../../ui/base/Dialog.tsx'
import type { useCheckedForm } from '../../lib/use-checked-form.ts'
import styles from './RewardsDesk.module.css'

interface RuleDialogProps {
  open: boolean
  onClose: () => void
  onClosed: () => void
  title: string
  lead: string
  form: Pick<ReturnType<typeof useCheckedForm>, 'element' | 'notice'>
  saving: boolean
  onSave: () => void
  /** What holds where a school has set nothing else. */
  usual: ReactNode
  /** Undefined where it holds already. */
  restore: { label: string; onRestore: () => void } | undefined
  /** The fields. */
  children: ReactNode
}

/** Around the fields of one rule of the school, with the way back to the usual one. */
export function RuleDialog({ form, saving, onSave, usual, restore, children, ...dialog }: RuleDialogProps) {
  const { t } = useTranslation('rewards')
  const formId = useId()

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    onSave()
  }

  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <Button variant="line" onClick={dialog.onClose}>
            {t('change.back')}
          </Button>
          <Button type="submit" form={formId} loading={saving}>
            {t('change.save')}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form.element} className={styles['form']} noValidate onSubmit={submit}>
        {children}
        <p className={styles['usual']}>{usual}</p>
        {restore && (
          <Button variant="soft" size="s" className={styles['restore']} onClick={restore.onRestore}>
            {restore.label}
          </Button>
        )}
        {form.notice && (
          <p role="alert" className={styles['failure']}>
            {form.notice}
          </p>
        )}
      </form>
    </Dialog>
  )
}
