import { MODERATION_MESSAGE_MAX } from '@trilha/contract/constants/community'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { useContractMutation } from '../../lib/query.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { TextAreaField } from '../../ui/base/TextAreaField.tsx'
import { saving } from '../../ui/base/toasts.ts'
import styles from './Moderation.module.css'

/** The author's appeal is answered by somebody who did not decide before, where there is somebody. */
export function HearCard({ caseId, mayHear }: { caseId: string; mayHear: boolean }) {
  const { t } = useTranslation('moderation')
  const [message, setMessage] = useState('')
  const hear = useContractMutation('moderation', 'hear')
  const failure = useErrorText(hear.error)

  function answer(granted: boolean): void {
    saving(hear.mutateAsync({ params: { id: caseId }, body: { granted, message } }), 'update').catch(() => undefined)
  }

  if (!mayHear)
    return (
      <Card title={t('hear.title')}>
        <p className={styles['plain']}>{t('hear.notYou')}</p>
      </Card>
    )
  return (
    <Card title={t('hear.title')}>
      <div className={styles['form']}>
        <TextAreaField
          label={t('hear.message')}
          hint={t('decide.messageHint')}
          rows={3}
          maxLength={MODERATION_MESSAGE_MAX}
          value={message}
          error={failure && (failure.fields['message'] ?? failure.sentence)}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
        <div className={styles['buttons']}>
          <Button variant="line" loading={hear.isPending} onClick={() => answer(false)}>
            {t('hear.uphold')}
          </Button>
          <Button loading={hear.isPending} onClick={() => answer(true)}>
            {t('hear.grant')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
