import { DATA_REQUEST_TEXT_MAX } from '@trilha/contract/constants/people'
import type { DataRequest, SchoolChange } from '@trilha/contract/identity/privacy'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { useContractMutation } from '../../lib/query.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Dialog } from '../../ui/base/Dialog.tsx'
import { TextAreaField } from '../../ui/base/TextAreaField.tsx'
import { saving } from '../../ui/base/toasts.ts'
import { ApproveStep } from './ApproveStep.tsx'
import styles from './DeskRequest.module.css'
import { RequestHead } from './RequestHead.tsx'

/** One request in full: who asks, what, and what the school can do with it now. */
export function DeskRequest({ request, onClose }: { request: DataRequest; onClose: () => void }) {
  const { t } = useTranslation('privacy')
  const [answer, setAnswer] = useState(request.answer ?? '')
  const [isAnswerMissing, setIsAnswerMissing] = useState(false)
  const update = useContractMutation('privacy', 'update')
  const failure = useErrorText(update.error)
  const isWaiting = request.status === 'OPEN' || request.status === 'IN_PROGRESS'
  const { mayDecide } = request

  async function take(change: SchoolChange): Promise<void> {
    const text = answer.trim()
    const isEnd = change.status === 'DONE' || change.status === 'REFUSED'
    setIsAnswerMissing(isEnd && text === '')
    if (isEnd && text === '') return
    const body = { ...change, ...(text !== '' && { answer: text }) }
    try {
      await saving(update.mutateAsync({ params: { id: request.id }, body }), 'update')
      onClose()
    } catch {
      // Shown below.
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`types.${request.type}`)}
      width={600}
      actions={
        mayDecide && <Steps request={request} isSending={update.isPending} onTake={(change) => void take(change)} />
      }
    >
      <div className={styles['detail']}>
        <RequestHead request={request} />
        <Facts request={request} />
        {isWaiting && !mayDecide && <p className={styles['note']}>{t('desk.notYours')}</p>}
        {mayDecide ? (
          <TextAreaField
            label={t('desk.answer')}
            hint={t('desk.answerHint')}
            rows={3}
            maxLength={DATA_REQUEST_TEXT_MAX}
            value={answer}
            error={isAnswerMissing ? t('desk.answerMissing') : failure?.fields['answer']}
            onChange={(event) => setAnswer(event.currentTarget.value)}
          />
        ) : (
          request.answer && (
            <div>
              <b>{t('mine.answer')}</b>
              <p className={styles['text']}>{request.answer}</p>
            </div>
          )
        )}
        {mayDecide && (
          <ApproveStep request={request} isSending={update.isPending} onTake={(change) => void take(change)} />
        )}
        {failure && <p role="alert">{failure.sentence}</p>}
      </div>
    </Dialog>
  )
}

function Facts({ request }: { request: DataRequest }) {
  const { t } = useTranslation('privacy')
  const format = useFormat()
  const { firstName, lastName, email, phone, description, about, requester, eraseAt, erased } = request
  if (erased) return <p>{t('desk.erased')}</p>
  return (
    <>
      <dl className={styles['facts']}>
        {about.userId !== requester.userId && (
          <>
            <dt>{t('desk.about')}</dt>
            <dd>{about.name}</dd>
          </>
        )}
        <dt>{t('desk.account')}</dt>
        <dd>{t('desk.requester', { name: requester.name, role: t(`roles.${requester.role}`) })}</dd>
        <dt>{t('desk.name')}</dt>
        <dd>
          {firstName} {lastName}
        </dd>
        <dt>{t('form.email')}</dt>
        <dd>{email === '' ? t('desk.noEmail') : email}</dd>
        <dt>{t('form.phone')}</dt>
        <dd>{phone}</dd>
      </dl>
      <p className={styles['text']}>{description}</p>
      {eraseAt && <p className={styles['note']}>{t('desk.eraseAt', { date: format.date(eraseAt) })}</p>}
    </>
  )
}

interface StepsProps {
  request: DataRequest
  isSending: boolean
  onTake: (change: SchoolChange) => void
}

function Steps({ request: { status, type }, isSending, onTake }: StepsProps) {
  const { t } = useTranslation('privacy')
  return (
    <>
      {status === 'OPEN' && (
        <Button variant="line" loading={isSending} onClick={() => onTake({ status: 'IN_PROGRESS' })}>
          {t('desk.start')}
        </Button>
      )}
      <Button variant="line" loading={isSending} onClick={() => onTake({ status: 'REFUSED' })}>
        {t('desk.refuse')}
      </Button>
      {type !== 'DELETION' && (
        <Button loading={isSending} onClick={() => onTake({ status: 'DONE' })}>
          {t('desk.finish')}
        </Button>
      )}
    </>
  )
}
