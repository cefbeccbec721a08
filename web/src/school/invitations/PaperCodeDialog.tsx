import { IconPrinter } from '@tabler/icons-react'
import type { SchoolInvitation } from '@trilha/contract/school/invitations'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { useContractMutation } from '../../lib/query.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Dialog } from '../../ui/base/Dialog.tsx'
import styles from './Invitations.module.css'

interface PaperCodeDialogProps {
  invitation: SchoolInvitation
  onClosed: () => void
}

/** A code for a child to take home on paper. It is shown this once, ready to print. */
export function PaperCodeDialog({ invitation, onClosed }: PaperCodeDialogProps) {
  const { t } = useTranslation('invitations')
  const format = useFormat()
  const [isOpen, setOpen] = useState(true)
  const make = useContractMutation('invitations', 'makePaperCode')
  const failure = useErrorText(make.error)
  const { id, name, email, expiresAt, hasPaperCode } = invitation
  return (
    <Dialog
      open={isOpen}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      title={t('code.title', { name })}
      lead={t('code.lead')}
      width={520}
    >
      <div className={styles['form']}>
        {failure && (
          <p role="alert" className={styles['failure']}>
            {failure.sentence}
          </p>
        )}
        {make.data ? (
          <>
            <div className={styles['sheet']} role="status">
              <p className={styles['strong']}>{t('code.for', { name })}</p>
              <output className={styles['code']} aria-label={t('paperCode')}>
                {make.data.code}
              </output>
              <p>{t('code.how', { email })}</p>
              <p className={styles['quiet']}>{t('until', { day: format.date(expiresAt) })}</p>
            </div>
            <p className={styles['quiet']}>{t('code.once')}</p>
            <Button
              full
              icon={<IconPrinter size={20} stroke={1.9} aria-hidden="true" />}
              onClick={() => window.print()}
            >
              {t('code.print')}
            </Button>
          </>
        ) : (
          <>
            {hasPaperCode && <p className={styles['quiet']}>{t('code.replaces')}</p>}
            <Button full loading={make.isPending} onClick={() => make.mutate({ params: { id } })}>
              {t('code.make')}
            </Button>
          </>
        )}
        <Button variant="line" full onClick={() => setOpen(false)}>
          {t('close')}
        </Button>
      </div>
    </Dialog>
  )
}
