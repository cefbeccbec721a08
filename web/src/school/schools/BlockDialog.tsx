import { BLOCK_REASONS, type BlockReason } from '@trilha/contract/constants/people'
import type { SchoolPerson } from '@trilha/contract/school/schools'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { useContractMutation } from '../../lib/query.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Dialog } from '../../ui/base/Dialog.tsx'
import { saving } from '../../ui/base/toasts.ts'
import styles from './SchoolDesk.module.css'

/** Asks before an account is closed, and for which reason; or before it is opened again. */
export function BlockDialog({ person, onClose }: { person: SchoolPerson; onClose: () => void }) {
  const { t } = useTranslation('schools')
  const group = useId()
  const [isOpen, setOpen] = useState(true)
  const [reason, setReason] = useState<BlockReason>()
  const block = useContractMutation('schools', 'block')
  const unblock = useContractMutation('schools', 'unblock')
  const failure = useErrorText(block.error ?? unblock.error)
  const params = { id: person.accountId }
  const isBlocked = person.block !== null

  async function confirm(): Promise<void> {
    if (!isBlocked && reason === undefined) return
    const work =
      reason === undefined ? unblock.mutateAsync({ params }) : block.mutateAsync({ params, body: { reason } })
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
      onClosed={onClose}
      title={t(isBlocked ? 'block.openTitle' : 'block.title', { name: person.name })}
      lead={t(isBlocked ? 'block.openLead' : 'block.lead')}
      actions={
        <>
          <Button variant="line" onClick={() => setOpen(false)}>
            {t('block.back')}
          </Button>
          <Button
            variant={isBlocked ? 'primary' : 'danger'}
            disabled={!isBlocked && reason === undefined}
            loading={block.isPending || unblock.isPending}
            onClick={() => void confirm()}
          >
            {t(isBlocked ? 'block.open' : 'block.close')}
          </Button>
        </>
      }
    >
      {!isBlocked && (
        <fieldset className={styles['reasons']}>
          <legend>{t('block.reason')}</legend>
          {BLOCK_REASONS.map((value) => (
            <label key={value} className={styles['reason']}>
              <input type="radio" name={group} checked={reason === value} onChange={() => setReason(value)} />
              {t(`reasons.${value}`)}
            </label>
          ))}
        </fieldset>
      )}
      {failure && (
        <p role="alert" className={styles['failure']}>
          {failure.sentence}
        </p>
      )}
    </Dialog>
  )
}
