import { CLASS_COMMENT_MAX } from '@trilha/contract/constants/learning'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { enqueue, useDraft } from '../../lib/outbox/outbox.ts'
import { useWaiting } from '../../lib/outbox/use-waiting.ts'
import { findMasked } from '../../lib/calls/word-check.ts'
import { Button } from '../../ui/base/Button.tsx'
import { TextAreaField } from '../../ui/base/TextAreaField.tsx'
import { useFieldFocus } from '../../ui/base/use-field-focus.ts'
import { useWordCheck } from '../../ui/pieces/use-word-check.tsx'
import { WaitingText } from '../../ui/pieces/WaitingText.tsx'
import styles from './class-comments.module.css'

interface CommentComposerProps {
  contentId: string
  /** The comment that is answered; without it a new one. */
  parentId?: string | undefined
  onDone?: (() => void) | undefined
}

/** What is being written is kept on the device, and what is sent waits there until the server has it (D11). */
export function CommentComposer({ contentId, parentId, onDone }: CommentComposerProps) {
  const { t } = useTranslation('classComments')
  const [text, setText, forget] = useDraft(`comment.${parentId ?? contentId}`, '')
  const [problem, setProblem] = useState<'missing' | 'noRoom'>()
  const form = useFieldFocus(parentId !== undefined)
  const words = useWordCheck(findMasked)
  const use = parentId === undefined ? 'new' : 'answer'

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    if (text.trim() === '') return setProblem('missing')
    if (words.isAsking || !(await words.ask(text.trim()))) return
    const body = { text: text.trim(), ...(parentId !== undefined && { parentId }) }
    const as = { kind: 'class-comment', about: contentId }
    if (!enqueue(as, 'classComments', 'create', { params: { id: contentId }, body })) return setProblem('noRoom')
    setText('')
    forget()
    onDone?.()
  }

  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <TextAreaField
        label={t(`${use}.label`)}
        placeholder={t(`${use}.placeholder`)}
        rows={parentId === undefined ? 3 : 2}
        maxLength={CLASS_COMMENT_MAX}
        value={text}
        error={problem && t(`new.${problem}`)}
        onChange={(event) => {
          setProblem(undefined)
          setText(event.currentTarget.value)
        }}
      />
      <div className={styles['actions']}>
        {onDone && (
          <Button variant="line" size="s" onClick={onDone}>
            {t('cancel')}
          </Button>
        )}
        <Button type="submit" size={onDone ? 's' : 'm'} loading={words.isAsking}>
          {t(`${use}.send`)}
        </Button>
      </div>
      {words.dialog}
    </form>
  )
}

/** Comments or answers written here that the server does not have yet. */
export function WaitingComments({ contentId, parentId }: { contentId: string; parentId?: string }) {
  const waiting = useWaiting('class-comment', ({ args }) => {
    const body = args.body as { parentId?: string }
    return args.params?.['id'] === contentId && body.parentId === parentId
  })
  return waiting.map(({ id, entry, ...state }) => (
    <li key={id}>
      <WaitingText text={(entry.args.body as { text: string }).text} {...state} />
    </li>
  ))
}
