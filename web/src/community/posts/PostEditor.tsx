import type { Post } from '@trilha/contract/community/post-shapes'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { useContractMutation } from '../../lib/query.ts'
import { useUnsaved } from '../../lib/unsaved.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Dialog } from '../../ui/base/Dialog.tsx'
import { saving } from '../../ui/base/toasts.ts'
import { firstLink } from '../../ui/talk/talk-text.ts'
import { PostForm, type PostBody, type PostDraft } from './PostForm.tsx'

interface PostEditorProps {
  post: Post
  open: boolean
  onClose: () => void
}

/** Changes a post of one's own; for whom it is stays. */
export function PostEditor({ post, open, onClose }: PostEditorProps) {
  const { t } = useTranslation('posts')
  const id = useId()
  const update = useContractMutation('posts', 'update')
  const failure = useErrorText(update.error)
  const [draft, setDraft] = useState<PostDraft>()
  useUnsaved(open && draft !== undefined)

  const isShare = post.sharedPost !== null || post.sharedAlbum !== null || post.isOriginalGone

  function close(): void {
    setDraft(undefined)
    update.reset()
    onClose()
  }

  function submit({ fileIds, alts, ...body }: PostBody): void {
    const args = { params: { id: post.id }, body: { ...body, ...(!isShare && { fileIds, alts }) } }
    saving(update.mutateAsync(args), 'update').then(close, () => {})
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('post.editTitle')}
      width={620}
      actions={
        <Button type="submit" form={id} loading={update.isPending}>
          {t('save.do')}
        </Button>
      }
    >
      {open && (
        <PostForm
          id={id}
          draft={draft ?? draftOf(post)}
          onChange={setDraft}
          sight={{ postId: post.id }}
          withMedia={!isShare}
          failure={failure && (failure.fields['text'] ?? failure.sentence)}
          onSubmit={submit}
        />
      )}
    </Dialog>
  )
}

/** A link that was shown without its preview stays so. */
function draftOf({ text, mentions, media, linkPreview }: Post): PostDraft {
  return {
    text,
    mentions,
    media: media.map(({ id, url, name, type }) => ({ id, url, name, isVideo: type === 'VIDEO' })),
    alts: Object.fromEntries(media.map(({ id, alt }) => [id, alt])),
    removedLink: linkPreview === null ? firstLink(text) : undefined,
  }
}
