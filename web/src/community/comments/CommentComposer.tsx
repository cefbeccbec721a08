import { POST_COMMENT_MAX } from '@trilha/contract/constants/community'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { enqueue, useDraft } from '../../lib/outbox/outbox.ts'
import { useMentionable } from '../../lib/calls/use-mentionable.ts'
import { findMasked } from '../../lib/calls/word-check.ts'
import { Button } from '../../ui/base/Button.tsx'
import { MentionArea, type Written } from '../../ui/talk/MentionArea.tsx'
import { useCommentForm } from '../../ui/talk/use-comment-form.ts'
import { commentKind } from './comment-kind.ts'
import styles from './comments.module.css'

interface CommentComposerProps {
  postId: string
  /** The comment that is answered; without it a new one. */
  parentId?: string | undefined
  focuses?: boolean
  onDone?: (() => void) | undefined
}

const blank: Written = { text: '', mentions: [] }

/** What is being written is kept on the device, and what is sent waits there until the server has it (D11). */
export function CommentComposer({ postId, parentId, focuses = false, onDone }: CommentComposerProps) {
  const { t } = useTranslation('comments')
  const [written, setWritten, forget] = useDraft<Written>(`post-comment.${parentId ?? postId}`, blank)
  const form = useRef<HTMLFormElement>(null)
  const mentionable = useMentionable({ postId })
  const use = parentId === undefined ? 'new' : 'answer'

  useEffect(() => {
    if (focuses) form.current?.querySelector('textarea')?.focus()
  }, [focuses])

  function keep(text: string): boolean {
    const { mentions } = written
    const body = { text, ...(mentions.length > 0 && { mentions }), ...(parentId !== undefined && { parentId }) }
    return enqueue({ kind: commentKind }, 'comments', 'create', { params: { id: postId }, body }) !== undefined
  }

  const { problem, forgetProblem, isAsking, dialog, onSubmit } = useCommentForm({
    text: written.text,
    findMasked,
    keep,
    onKept: () => {
      setWritten(blank)
      forget()
      onDone?.()
    },
  })

  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={onSubmit}>
      <MentionArea
        label={t(`${use}.label`)}
        placeholder={t(`${use}.placeholder`)}
        rows={parentId === undefined && written.text === '' ? 1 : 3}
        maxLength={POST_COMMENT_MAX}
        value={written}
        error={problem && t(`new.${problem}`)}
        onChange={(next) => {
          forgetProblem()
          setWritten(next)
        }}
        {...mentionable}
      />
      {(onDone || written.text !== '' || problem) && (
        <div className={styles['actions']}>
          {onDone && (
            <Button variant="line" size="s" onClick={onDone}>
              {t('cancel')}
            </Button>
          )}
          <Button type="submit" size="s" loading={isAsking}>
            {t(`${use}.send`)}
          </Button>
        </div>
      )}
      {dialog}
    </form>
  )
}
