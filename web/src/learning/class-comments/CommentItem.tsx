import { IconMessageCircle } from '@tabler/icons-react'
import type { ClassComment } from '@trilha/contract/learning/class-comments'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/use-format.ts'
import { lookOf } from '../../ui/avatar/look.ts'
import { UserAvatar } from '../../ui/avatar/UserAvatar.tsx'
import { ExpandableText } from '../../ui/pieces/ExpandableText.tsx'
import { CommentMenu, type CommentAct } from '../../ui/talk/CommentMenu.tsx'
import { ReportDialog } from '../../ui/pieces/ReportDialog.tsx'
import { useSendReport } from '../../lib/calls/use-send-report.ts'
import styles from './class-comments.module.css'
import { CommentEditor } from './CommentEditor.tsx'
import { LikeButton } from './LikeButton.tsx'
import { RemoveCommentDialog } from './RemoveCommentDialog.tsx'
import { contentLanguage } from '../../lib/language.ts'
import { shownNameOf } from '@trilha/contract/rules'
import { PersonName } from '../../ui/pieces/PersonName.tsx'

interface CommentItemProps {
  comment: ClassComment
  onAnswer: (() => void) | undefined
}

export function CommentItem({ comment, onAnswer }: CommentItemProps) {
  const { t } = useTranslation('classComments')
  const sendReport = useSendReport()
  const format = useFormat()
  const [act, setAct] = useState<CommentAct>()
  const done = () => setAct(undefined)
  const { author } = comment
  const name = author ? shownNameOf(author) : t('someone')
  if (comment.isRemoved) return <p className={styles['removed']}>{t('removed')}</p>
  return (
    <article className={styles['comment']} aria-label={name}>
      <UserAvatar name={author?.name ?? ''} selection={author ? lookOf(author) : undefined} size={40} decorative />
      <div className={styles['body']}>
        <header className={styles['head']}>
          <PersonName role={author?.role}>
            <b className={styles['name']}>{name}</b>
          </PersonName>
          <small className={styles['when']}>
            {format.relative(comment.createdAt)}
            {comment.editedAt && ` · ${t('edited')}`}
          </small>
        </header>
        {act === 'edit' ? (
          <CommentEditor comment={comment} onDone={done} />
        ) : (
          <ExpandableText className={styles['text']}>
            <span lang={contentLanguage}>{comment.text}</span>
          </ExpandableText>
        )}
        <footer className={styles['foot']}>
          <LikeButton comment={comment} name={name} />
          {onAnswer && (
            <button type="button" aria-label={t('answer.of', { name })} className={styles['plain']} onClick={onAnswer}>
              <IconMessageCircle size={19} stroke={1.9} aria-hidden="true" />
              {t('answer.do')}
            </button>
          )}
          <CommentMenu className={styles['menu']} label={t('menu', { name })} comment={comment} onAct={setAct} />
        </footer>
      </div>
      <ReportDialog
        open={act === 'report'}
        onClose={done}
        contentId={comment.id}
        entityReport="TRAIL_COMMENT"
        onSend={sendReport}
      />
      <RemoveCommentDialog comment={comment} name={name} open={act === 'remove'} onClose={done} />
    </article>
  )
}
