import { useQuery } from '@tanstack/react-query'
import { IconMessageCircle, IconTrash } from '@tabler/icons-react'
import type { ChallengeAttachment } from '@trilha/contract/learning/challenges'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { query, useContractMutation } from '../../lib/query.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Dialog } from '../../ui/base/Dialog.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { IconButton } from '../../ui/base/IconButton.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { Tag } from '../../ui/base/Tag.tsx'
import { saving } from '../../ui/base/toasts.ts'
import { AttachedFile } from './AttachedFile.tsx'
import styles from './challenges.module.css'

interface MyAttachmentsProps {
  challengeId: string
  /** Whether the class was finished: with what is here, so the last of it stays. */
  isFinished: boolean
}

export function MyAttachments({ challengeId, isFinished }: MyAttachmentsProps) {
  const { t } = useTranslation('challenges')
  const list = useQuery(query('challenges', 'listMyAttachments', { params: { id: challengeId } }))
  const [leaving, setLeaving] = useState<ChallengeAttachment>()
  const failure = useErrorText(list.error)
  if (list.isPending) return <Skeleton height={64} radius={14} />
  if (failure)
    return (
      <ErrorPanel
        sentence={failure.sentence}
        code={failure.code}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    )
  const isLast = isFinished && list.data?.length === 1
  return (
    <section aria-label={t('mine.title')}>
      {list.data?.length === 0 ? (
        <p className={styles['quiet']}>{t('mine.none')}</p>
      ) : (
        <h3 className="t-title-4">{t('mine.title')}</h3>
      )}
      <ul className={styles['list']}>
        {list.data?.map((attachment) => (
          <Mine
            key={attachment.id}
            attachment={attachment}
            {...(!isLast && { onRemove: () => setLeaving(attachment) })}
          />
        ))}
      </ul>
      {isLast && !list.data?.[0]?.checked && <p className={styles['quiet']}>{t('mine.stays')}</p>}
      {leaving && <RemoveDialog attachment={leaving} onClose={() => setLeaving(undefined)} />}
    </section>
  )
}

function Mine({ attachment, onRemove }: { attachment: ChallengeAttachment; onRemove?: () => void }) {
  const { t } = useTranslation('challenges')
  const format = useFormat()
  const { fileName, comment, createdAt, checked, checkComment } = attachment
  return (
    <li className={styles['item']}>
      <AttachedFile attachment={attachment} detail={t('mine.sentAt', { when: format.day(createdAt) })} />
      {checked ? (
        <Tag tone="success">{t('state.checked')}</Tag>
      ) : (
        onRemove && (
          <IconButton aria-label={t('mine.removeName', { name: fileName })} onClick={onRemove}>
            <IconTrash size={20} stroke={1.9} aria-hidden="true" />
          </IconButton>
        )
      )}
      {comment && <p className={styles['said']}>{comment}</p>}
      {checkComment && (
        <p className={styles['answer']}>
          <IconMessageCircle size={20} stroke={1.9} aria-hidden="true" />
          <span>
            <b>{t('mine.answer')}</b> {checkComment}
          </span>
        </p>
      )}
    </li>
  )
}

function RemoveDialog({ attachment, onClose }: { attachment: ChallengeAttachment; onClose: () => void }) {
  const { t } = useTranslation('challenges')
  const remove = useContractMutation('challenges', 'removeAttachment')
  const failure = useErrorText(remove.error)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('remove.title')}
      lead={t('remove.lead', { name: attachment.fileName })}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {t('remove.cancel')}
          </Button>
          <Button
            variant="danger"
            loading={remove.isPending}
            onClick={() =>
              void saving(remove.mutateAsync({ params: { id: attachment.id } }), 'remove').then(onClose, () => {})
            }
          >
            {t('remove.confirm')}
          </Button>
        </>
      }
    >
      {failure && (
        <p role="alert" className={styles['failure']}>
          {failure.sentence}
        </p>
      )}
    </Dialog>
  )
}
