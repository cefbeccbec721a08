import { IconThumbUp } from '@tabler/icons-react'
import type { PostComment } from '@trilha/contract/community/comments'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useContractMutation } from '../../lib/query.ts'
import { useFormat } from '../../lib/use-format.ts'
import { lookOf } from '../../ui/avatar/look.ts'
import { UserAvatar } from '../../ui/avatar/UserAvatar.tsx'
import { toneStyle } from '../../ui/base/tone.ts'
import { CommentMenu, type CommentAct } from '../../ui/talk/CommentMenu.tsx'
import { useSendReport } from '../../lib/calls/use-send-report.ts'
import { ReportDialog } from '../../ui/pieces/ReportDialog.tsx'
import { PersonLink } from '../../ui/talk/PersonLink.tsx'
import { TalkText } from '../../ui/talk/TalkText.tsx'
import { ReactionPicker } from '../../ui/talk/ReactionPicker.tsx'
import { reactionLooks, totalOf } from '../../ui/talk/reactions.ts'
import { useReaction } from '../../ui/talk/use-reaction.ts'
import { CommentEditor } from './CommentEditor.tsx'
import styles from './comments.module.css'
import { RemoveCommentDialog } from './RemoveCommentDialog.tsx'
import { shownNameOf } from '@trilha/contract/rules'
import { PersonName } from '../../ui/pieces/PersonName.tsx'

interface CommentItemProps {
  comment: PostComment
  onAnswer: (() => void) | undefined
}

export function CommentItem({ comment, onAnswer }: CommentItemProps) {
  const { t } = useTranslation('comments')
  const sendReport = useSendReport()
  const format = useFormat()
  const [act, setAct] = useState<CommentAct>()
  const done = () => setAct(undefined)
  const { author } = comment
  if (comment.isRemoved || !author) return <p className={styles['removed']}>{t('removed')}</p>
  const name = shownNameOf(author)
  return (
    <article className={styles['comment']} aria-label={name}>
      <PersonLink id={author.id} quiet>
        <UserAvatar name={author.name} selection={lookOf(author)} size={38} decorative />
      </PersonLink>
      <div className={styles['body']}>
        <div className={styles['bubble']}>
          <header className={styles['head']}>
            <PersonName role={author.role}>
              <PersonLink id={author.id} className={styles['name']}>
                {name}
              </PersonLink>
            </PersonName>
            <small className={styles['when']}>
              {format.relative(comment.createdAt)}
              {comment.editedAt && ` · ${t('edited')}`}
            </small>
          </header>
          {act === 'edit' ? (
            <CommentEditor comment={comment} onDone={done} />
          ) : (
            <TalkText text={comment.text} mentions={comment.mentions} className={styles['text']} />
          )}
        </div>
        <footer className={styles['foot']}>
          <Reactions comment={comment} name={name} />
          {onAnswer && (
            <button type="button" aria-label={t('answer.of', { name })} className={styles['plain']} onClick={onAnswer}>
              {t('answer.do')}
            </button>
          )}
          <CommentMenu label={t('menu', { name })} comment={comment} onAct={setAct} />
        </footer>
      </div>
      <ReportDialog
        open={act === 'report'}
        onClose={done}
        contentId={comment.id}
        entityReport="COMMENT"
        onSend={sendReport}
      />
      <RemoveCommentDialog comment={comment} name={name} open={act === 'remove'} onClose={done} />
    </article>
  )
}

function Reactions({ comment, name }: { comment: PostComment; name: string }) {
  const { t } = useTranslation('comments')
  const { react, myReaction, reactions } = useReaction(comment, useContractMutation('comments', 'react'))
  const chosen = myReaction ?? 'LIKE'
  const { icon: Chosen, tone } = reactionLooks[chosen]
  const total = totalOf(reactions)
  return (
    <>
      <button
        type="button"
        aria-pressed={myReaction !== null}
        aria-label={`${t('like.on', { name })}, ${t('like.count', { count: total })}`}
        className={styles['plain']}
        style={toneStyle(tone)}
        onClick={() => react(chosen)}
      >
        {myReaction === null ? (
          <IconThumbUp size={19} stroke={1.9} aria-hidden="true" />
        ) : (
          <Chosen size={19} stroke={2} aria-hidden="true" />
        )}
        {total > 0 && total}
      </button>
      <ReactionPicker label={t('react', { name })} value={myReaction} onChoose={react} />
    </>
  )
}
