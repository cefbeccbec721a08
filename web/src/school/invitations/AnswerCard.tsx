import { IconClock } from '@tabler/icons-react'
import type { MyInvitation } from '@trilha/contract/school/invitations'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { useContractMutation } from '../../lib/query.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { Tag } from '../../ui/base/Tag.tsx'
import { TextField } from '../../ui/base/TextField.tsx'
import styles from './Invitations.module.css'
import { PlaceWords } from './PlaceWords.tsx'

interface AnswerCardProps {
  invitation: MyInvitation
  onAnswered?: () => void
}

/** One invitation with its answers, for the person, a guardian or the present school. */
export function AnswerCard({ invitation, onAnswered }: AnswerCardProps) {
  const { t } = useTranslation('invitations')
  const format = useFormat()
  const { id, as, school, personName, typedName, expiresAt, opensAt, mayAccept, needsPaperCode } = invitation
  const [paperCode, setPaperCode] = useState('')
  const accept = useContractMutation('invitations', 'accept', { onSuccess: () => onAnswered?.() })
  const refuse = useContractMutation('invitations', 'refuse', { onSuccess: () => onAnswered?.() })
  const failure = useErrorText(accept.error ?? refuse.error)
  const names = { school: school.name, name: personName }
  const params = { id }
  const isWaiting = opensAt !== null
  const isBusy = accept.isPending || refuse.isPending

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    if (!isBusy) accept.mutate({ params, body: needsPaperCode && paperCode.trim() !== '' ? { paperCode } : {} })
  }

  if (accept.data || refuse.isSuccess)
    return (
      <Card title={t(`title.${as}`, names)}>
        <p role="status">
          {refuse.isSuccess
            ? t('answer.refused')
            : accept.data?.opensAt
              ? t('answer.waiting', { when: format.date(accept.data.opensAt), time: format.time(accept.data.opensAt) })
              : t(`answer.accepted.${as}`, names)}
        </p>
      </Card>
    )
  return (
    <Card
      title={t(`title.${as}`, names)}
      className={styles['asking']}
      action={
        <Tag tone="warning" icon={<IconClock size={16} stroke={2.2} aria-hidden="true" />}>
          {isWaiting ? t('opens', { day: format.date(opensAt) }) : t('until', { day: format.date(expiresAt) })}
        </Tag>
      }
    >
      <form noValidate className={styles['form']} onSubmit={submit}>
        <div className={styles['what']}>
          {as === 'SCHOOL' && <p>{t('schoolInvited', names)}</p>}
          <PlaceWords place={invitation} />
          {typedName !== personName && <p className={styles['quiet']}>{t('typedName', { name: typedName })}</p>}
        </div>
        <p className={styles['quiet']}>
          {isWaiting
            ? t(`joining.${as}`, { ...names, when: format.date(opensAt), time: format.time(opensAt) })
            : t(needsPaperCode ? 'explain.CHILD' : mayAccept ? `explain.${as}` : 'explain.onlyRefuse', names)}
        </p>
        {failure && (
          <p role="alert" className={styles['failure']}>
            {failure.sentence}
          </p>
        )}
        {needsPaperCode && !isWaiting && (
          <TextField
            label={t('paperCode')}
            hint={t('paperCodeHint')}
            name="paperCode"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={paperCode}
            onChange={(event) => setPaperCode(event.currentTarget.value)}
          />
        )}
        <div className={styles['answers']}>
          <Button
            variant="line"
            loading={refuse.isPending}
            aria-label={t('refuseOf', names)}
            onClick={() => !isBusy && refuse.mutate({ params })}
          >
            {t(isWaiting && as !== 'SELF' ? 'object' : 'refuse')}
          </Button>
          {mayAccept && !(isWaiting && as === 'SELF') && (
            <Button type="submit" loading={accept.isPending} aria-label={t('acceptOf', names)}>
              {t('accept')}
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}
