import { MODERATION_MESSAGE_MAX } from '@trilha/contract/constants/community'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { useContractMutation } from '../../lib/query.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Dialog } from '../../ui/base/Dialog.tsx'
import { TextAreaField } from '../../ui/base/TextAreaField.tsx'
import { saving } from '../../ui/base/toasts.ts'
import styles from './Moderation.module.css'

/** Once, in one's own words; somebody else of the school reads it. */
export function AppealDialog({ caseId, open, onClose }: { caseId: string; open: boolean; onClose: () => void }) {
  const { t } = useTranslation('moderation')
  const [message, setMessage] = useState('')
  const appeal = useContractMutation('moderation', 'appeal')
  const failure = useErrorText(appeal.error)

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    try {
      await saving(appeal.mutateAsync({ params: { id: caseId }, body: { message } }))
      onClose()
    } catch {
      // The field says why.
    }
  }

  return (
    <Dialog open={open} onClose={onClose} title={t('appeal.title')} lead={t('appeal.lead')}>
      <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
        <TextAreaField
          label={t('appeal.message')}
          rows={4}
          maxLength={MODERATION_MESSAGE_MAX}
          value={message}
          error={failure && (failure.fields['message'] ?? failure.sentence)}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
        <div className={styles['buttons']}>
          <Button variant="line" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={appeal.isPending}>
            {t('appeal.send')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
