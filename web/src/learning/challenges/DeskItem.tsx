import { IconCheck } from '@tabler/icons-react'
import { CHALLENGE_COMMENT_CHARACTERS } from '@trilha/contract/constants/learning'
import type { DeskAttachment } from '@trilha/contract/learning/challenges'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { useContractMutation } from '../../lib/query.ts'
import { useFormat } from '../../lib/use-format.ts'
import { lookOf } from '../../ui/avatar/look.ts'
import { UserAvatar } from '../../ui/avatar/UserAvatar.tsx'
import { Button } from '../../ui/base/Button.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { Tag } from '../../ui/base/Tag.tsx'
import { TextAreaField } from '../../ui/base/TextAreaField.tsx'
import { saving } from '../../ui/base/toasts.ts'
import { AttachedFile } from './AttachedFile.tsx'
import styles from './challenges.module.css'

/** One student's work on the desk. */
export function DeskItem({ item }: { item: DeskAttachment }) {
  const { t } = useTranslation('challenges')
  const format = useFormat()
  const { student, className, challengeTitle, contentTitle, courseName, comment, createdAt } = item
  return (
    <Card as="li" aria-label={t('desk.workOf', { name: student.name, title: challengeTitle })}>
      <div className={styles['person']}>
        <UserAvatar name={student.name} selection={lookOf(student)} size={48} decorative />
        <div className={styles['words']}>
          <h2 className="t-title-4">{student.name}</h2>
          <p className={styles['quiet']}>{className}</p>
        </div>
        {item.checked && <Tag tone="success">{t('state.checked')}</Tag>}
      </div>
      <p className={styles['about']}>
        <b>{challengeTitle}</b>
        <small className={styles['quiet']}>{t('desk.place', { course: courseName, content: contentTitle })}</small>
      </p>
      <div className={styles['item']}>
        <AttachedFile attachment={item} detail={t('mine.sentAt', { when: format.day(createdAt) })} />
        {comment && <p className={styles['said']}>{comment}</p>}
      </div>
      {item.checked ? (
        item.checkComment && (
          <p className={styles['answer']}>
            <span>
              <b>{t('desk.answered')}</b> {item.checkComment}
            </span>
          </p>
        )
      ) : (
        <CheckForm item={item} />
      )}
    </Card>
  )
}

function CheckForm({ item }: { item: DeskAttachment }) {
  const { t } = useTranslation('challenges')
  const [comment, setComment] = useState('')
  const check = useContractMutation('challenges', 'check')
  const failure = useErrorText(check.error)

  function send(event: FormEvent): void {
    event.preventDefault()
    if (check.isPending) return
    saving(check.mutateAsync({ params: { id: item.id }, body: { comment } }), 'update').catch(() => {})
  }

  return (
    <form className={styles['form']} onSubmit={send}>
      <TextAreaField
        label={t('desk.comment', { name: item.student.name })}
        optional
        rows={2}
        maxLength={CHALLENGE_COMMENT_CHARACTERS}
        value={comment}
        error={failure?.sentence}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      <div className={styles['actions']}>
        <Button
          type="submit"
          loading={check.isPending}
          icon={<IconCheck size={20} stroke={2.2} aria-hidden="true" />}
          aria-label={t('desk.checkOf', { name: item.student.name })}
        >
          {t('desk.check')}
        </Button>
      </div>
    </form>
  )
}
