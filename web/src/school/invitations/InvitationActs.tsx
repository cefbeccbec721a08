import type { SchoolInvitation } from '@trilha/contract/school/invitations'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useContractMutation } from '../../lib/query.ts'
import { Button } from '../../ui/base/Button.tsx'
import { saving } from '../../ui/base/toasts.ts'
import { ConfirmDialog } from '../../ui/pieces/ConfirmDialog.tsx'
import styles from './Invitations.module.css'
import { PaperCodeDialog } from './PaperCodeDialog.tsx'

/** What the office does with an open invitation. The server refuses what this role may not do. */
export function InvitationActs({ invitation }: { invitation: SchoolInvitation }) {
  const { t } = useTranslation('invitations')
  const [asked, setAsked] = useState<'code' | 'withdraw'>()
  const resend = useContractMutation('invitations', 'resend')
  const withdraw = useContractMutation('invitations', 'withdraw')
  const { id, name, role } = invitation
  const params = { id }
  const close = () => setAsked(undefined)
  return (
    <div className={styles['acts']}>
      <Button
        variant="line"
        size="s"
        loading={resend.isPending}
        aria-label={t('desk.resendOf', { name })}
        onClick={() => void saving(resend.mutateAsync({ params }), 'update').catch(() => {})}
      >
        {t('desk.resend')}
      </Button>
      {role === 'STUDENT' && (
        <Button variant="line" size="s" aria-label={t('desk.codeOf', { name })} onClick={() => setAsked('code')}>
          {t('desk.code')}
        </Button>
      )}
      <Button variant="line" size="s" aria-label={t('desk.withdrawOf', { name })} onClick={() => setAsked('withdraw')}>
        {t('desk.withdraw')}
      </Button>
      {asked === 'code' && <PaperCodeDialog invitation={invitation} onClosed={close} />}
      <ConfirmDialog
        open={asked === 'withdraw'}
        onClose={close}
        title={t('desk.withdrawTitle', { name })}
        lead={t('desk.withdrawLead')}
        confirm={t('desk.withdraw')}
        isPending={withdraw.isPending}
        onConfirm={() => void saving(withdraw.mutateAsync({ params }), 'update').then(close, close)}
      />
    </div>
  )
}
