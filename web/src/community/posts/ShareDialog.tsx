import { useQuery } from '@tanstack/react-query'
import type { Post } from '@trilha/contract/community/post-shapes'
import { POST_TEXT_MAX } from '@trilha/contract/constants/community'
import { useId, useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { query, useContractMutation } from '../../lib/query.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Dialog } from '../../ui/base/Dialog.tsx'
import { TextAreaField } from '../../ui/base/TextAreaField.tsx'
import { toast } from '../../ui/base/toasts.ts'
import { useWordWarning } from '../../ui/pieces/use-word-warning.tsx'
import { AudienceField, audiencesOf, type Place } from './AudienceField.tsx'
import styles from './post.module.css'
import { SharedPostCard } from './SharedPostCard.tsx'

interface ShareDialogProps {
  post: Post
  open: boolean
  onClose: () => void
}

/** Passes a post on with words of one's own, for whoever may see both (G35). */
export function ShareDialog({ post, open, onClose }: ShareDialogProps) {
  const { t } = useTranslation('posts')
  const id = useId()
  const { data: current } = useQuery(query('accounts', 'current'))
  const share = useContractMutation('posts', 'share')
  const failure = useErrorText(share.error)
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<Place>()
  const words = useWordWarning(text.trim())
  const role = current?.account.role
  const place = chosen ?? (role && { audience: audiencesOf(role)[0]! })

  function close(): void {
    share.reset()
    onClose()
  }

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    if (words.isAsking || !(await words.ask())) return
    share.mutate(
      { params: { id: post.id }, body: { text: text.trim(), ...place } },
      {
        onSuccess: () => {
          setText('')
          close()
          toast.success(t('share.done'))
        },
      },
    )
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('share.title')}
      lead={t('share.lead')}
      width={560}
      actions={
        <Button type="submit" form={id} loading={share.isPending}>
          {t('share.send')}
        </Button>
      }
    >
      <form id={id} className={styles['dialog']} noValidate onSubmit={(event) => void submit(event)}>
        <TextAreaField
          label={t('share.text')}
          optional
          placeholder={t('share.placeholder')}
          rows={3}
          maxLength={POST_TEXT_MAX}
          value={text}
          error={failure && (failure.fields['text'] ?? failure.sentence)}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {words.line}
        {role && place && <AudienceField role={role} value={place} onChange={setChosen} />}
        <SharedPostCard post={post.sharedPost ?? post} />
      </form>
    </Dialog>
  )
}
