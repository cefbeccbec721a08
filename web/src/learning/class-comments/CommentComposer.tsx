import { CLASS_COMMENT_MAX } from '@trilha/contract/constants/learning'
import { useTranslation } from 'react-i18next'
import { enqueue, useDraft } from '../../lib/outbox/outbox.ts'
import { findMasked } from '../../lib/calls/word-check.ts'
import { Button } from '../../ui/base/Button.tsx'
import { TextAreaField } from '../../ui/base/TextAreaField.tsx'
import { useFieldFocus } from '../../ui/base/use-field-focus.ts'
import { useCommentForm } from '../../ui/talk/use-comment-form.ts'
import styles from './class-comments.module.css'
import { commentKind } from './comment-kind.ts'

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
  const form = useFieldFocus(parentId !== undefined)
  const use = parentId === undefined ? 'new' : 'answer'

  function keep(said: string): boolean {
    const as = { kind: commentKind, about: contentId }
    const body = { text: said, ...(parentId !== undefined && { parentId }) }
    return enqueue(as, 'classComments', 'create', { params: { id: contentId }, body }) !== undefined
  }

  const { problem, forgetProblem, isAsking, dialog, onSubmit } = useCommentForm({
    text,
    findMasked,
    keep,
    onKept: () => {
      setText('')
      forget()
      onDone?.()
    },
  })

  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={onSubmit}>
      <TextAreaField
        label={t(`${use}.label`)}
        placeholder={t(`${use}.placeholder`)}
        rows={parentId === undefined ? 3 : 2}
        maxLength={CLASS_COMMENT_MAX}
        value={text}
        error={problem && t(`new.${problem}`)}
        onChange={(event) => {
          forgetProblem()
          setText(event.currentTarget.value)
        }}
      />
      <div className={styles['actions']}>
        {onDone && (
          <Button variant="line" size="s" onClick={onDone}>
            {t('cancel')}
          </Button>
        )}
        <Button type="submit" size={onDone ? 's' : 'm'} loading={isAsking}>
          {t(`${use}.send`)}
        </Button>
      </div>
      {dialog}
    </form>
  )
}
