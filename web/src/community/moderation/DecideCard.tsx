import {
  MODERATION_ACTIONS,
  MODERATION_MESSAGE_MAX,
  SUSPENSION_DAYS,
  type ModerationAction,
} from '@trilha/contract/constants/community'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { useContractMutation } from '../../lib/query.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { Segmented } from '../../ui/base/Segmented.tsx'
import { TextAreaField } from '../../ui/base/TextAreaField.tsx'
import { saving } from '../../ui/base/toasts.ts'
import styles from './Moderation.module.css'

type Days = (typeof SUSPENSION_DAYS)[number]
const toAuthor: readonly ModerationAction[] = ['WARN', 'SUSPEND']

const toThing: readonly ModerationAction[] = ['HIDE', 'REMOVE']

interface DecideCardProps {
  caseId: string
  hasAuthor: boolean
  /** There is nothing left to hide or remove. */
  isGone: boolean
}

/** Several actions at once and the reason that the author reads, or nothing at all. */
export function DecideCard({ caseId, hasAuthor, isGone }: DecideCardProps) {
  const { t } = useTranslation('moderation')
  const [actions, setActions] = useState<readonly ModerationAction[]>([])
  const [days, setDays] = useState<Days>(3)
  const [message, setMessage] = useState('')
  const decide = useContractMutation('moderation', 'decide')
  const dismiss = useContractMutation('moderation', 'dismiss')
  const failure = useErrorText(decide.error ?? dismiss.error)
  const params = { id: caseId }
  const offered = MODERATION_ACTIONS.filter(
    (action) => (hasAuthor || !toAuthor.includes(action)) && (!isGone || !toThing.includes(action)),
  )

  function toggle(action: ModerationAction): void {
    setActions(actions.includes(action) ? actions.filter((each) => each !== action) : [...actions, action])
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    const body = { actions: [...actions], message, ...(actions.includes('SUSPEND') && { days }) }
    saving(decide.mutateAsync({ params, body }), 'update').catch(() => undefined)
  }

  return (
    <Card title={t('decide.title')}>
      <form className={styles['form']} noValidate onSubmit={submit}>
        {isGone && <p className={styles['plain']}>{t('decide.gone')}</p>}
        <fieldset hidden={offered.length === 0} className={styles['choices']} aria-describedby="decide-problem">
          <legend className={styles['legend']}>{t('decide.actions')}</legend>
          {offered.map((action) => (
            <label key={action} className={styles['choice']}>
              <input type="checkbox" checked={actions.includes(action)} onChange={() => toggle(action)} />
              <b>{t(`actions.${action}.name`)}</b>
              <small>{t(`actions.${action}.about`)}</small>
            </label>
          ))}
        </fieldset>
        {actions.includes('SUSPEND') && (
          <Segmented
            label={t('decide.days')}
            options={SUSPENSION_DAYS.map((value) => ({
              value: String(value),
              label: t('decide.daysOf', { count: value }),
            }))}
            value={String(days)}
            className={styles['days']}
            onChange={(value) => setDays(Number(value) as Days)}
          />
        )}
        <TextAreaField
          label={t('decide.message')}
          hint={t('decide.messageHint')}
          rows={3}
          maxLength={MODERATION_MESSAGE_MAX}
          value={message}
          error={failure?.fields['message']}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
        <p id="decide-problem" role="alert" className={styles['problem']}>
          {failure && !failure.fields['message'] && (failure.fields['actions'] ?? failure.sentence)}
        </p>
        <div className={styles['buttons']}>
          <Button
            variant="line"
            loading={dismiss.isPending}
            disabled={decide.isPending}
            onClick={() => void saving(dismiss.mutateAsync({ params }), 'update').catch(() => undefined)}
          >
            {t('decide.dismiss')}
          </Button>
          <Button type="submit" loading={decide.isPending} disabled={actions.length === 0 || dismiss.isPending}>
            {t('decide.do')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
