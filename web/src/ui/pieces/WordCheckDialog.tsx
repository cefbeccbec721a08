import { useTranslation } from 'react-i18next'
import { Button } from '../base/Button.tsx'
import { Dialog } from '../base/Dialog.tsx'
import styles from './WordCheckDialog.module.css'

export interface WordCheckDialogProps {
  open: boolean
  /** The text as others would read it. */
  masked: string
  onRewrite: () => void
  onSend: () => void
}

/** Says before sending what would be masked, and offers to write it otherwise (E14). */
export function WordCheckDialog({ open, masked, onRewrite, onSend }: WordCheckDialogProps) {
  const { t } = useTranslation('pieces')
  return (
    <Dialog
      open={open}
      onClose={onRewrite}
      title={t('words.title')}
      lead={t('words.lead')}
      actions={
        <>
          <Button variant="line" onClick={onSend}>
            {t('words.send')}
          </Button>
          <Button onClick={onRewrite} data-autofocus>
            {t('words.rewrite')}
          </Button>
        </>
      }
    >
      <blockquote className={styles['masked']} aria-label={t('words.masked')}>
        {masked}
      </blockquote>
    </Dialog>
  )
}
