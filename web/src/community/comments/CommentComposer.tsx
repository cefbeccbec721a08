import { POST_COMMENT_MAX } from '@trilha/contract/constants/community'
import { trimText } from '@trilha/contract/trim'
import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { enqueue, useDraft } from '../../lib/outbox/outbox.ts'
import { useWaiting } from '../../lib/outbox/use-waiting.ts'
import { useMentionable } from '../../lib/calls/use-mentionable.ts'
import { findMasked } from '../../lib/calls/word-check.ts'
import { Button } from '../../ui/base/Button.tsx'
import { useWordCheck } from '../../ui/pieces/use-word-check.tsx'
import { WaitingText } from '../../ui/pieces/WaitingText.tsx'
import { MentionArea, type Written } from '../../ui/talk/MentionArea.tsx'
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
  const [problem, setProblem] = useState<'missing' | 'noRoom'>()
  const mentionable = useMentionable({ postId })
  const form = useRef<HTMLFormElement>(null)
  const words = useWordCheck(findMasked)
  const use = parentId === undefined ? 'new' : 'answer'

  useEffect(() => {
    if (focuses) form.current?.querySelector('textarea')?.focus()
  }, [focuses])

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    const text = trimText(written.text)
    if (text === '') return setProblem('missing')
    if (words.isAsking || !(await words.ask(text))) return
    const { mentions } = written
    const body = { text, ...(mentions.length > 0 && { mentions }), ...(parentId !== undefined && { parentId }) }
    if (!enqueue({ kind: 'post-comment' }, 'comments', 'create', { params: { id: postId }, body }))
      return setProblem('noRoom')
    setWritten(blank)
    forget()
    onDone?.()
  }

  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <MentionArea
        label={t(`${use}.label`)}
        placeholder={t(`${use}.placeholder`)}
        rows={parentId === undefined && written.text === '' ? 1 : 3}
        maxLength={POST_COMMENT_MAX}
        value={written}
        error={problem && t(`new.${problem}`)}
        onChange={(next) => {
          setProblem(undefined)
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
          <Button type="submit" size="s" loading={words.isAsking}>
            {t(`${use}.send`)}
          </Button>
        </div>
      )}
      {words.dialog}
    </form>
  )
}

/** Comments or answers written here that the server does not have yet. */
export function WaitingComments({ postId, parentId }: { postId: string; parentId?: string }) {
  const waiting = useWaiting('post-comment', ({ args }) => {
    const body = args.body as { parentId?: string }
    return args.params?.['id'] === postId && body.parentId === parentId
  })
  return waiting.map(({ id, entry, ...state }) => (
    <li key={id}>
      <WaitingText text={(entry.args.body as { text: string }).text} {...state} />
    </li>
  ))
}
