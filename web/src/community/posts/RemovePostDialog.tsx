import type { Post } from '@trilha/contract/community/post-shapes'
import { useTranslation } from 'react-i18next'
import { useContractMutation } from '../../lib/query.ts'
import { saving } from '../../ui/base/toasts.ts'
import { ConfirmDialog } from '../../ui/pieces/ConfirmDialog.tsx'

interface RemovePostDialogProps {
  post: Post
  open: boolean
  onClose: () => void
  onRemoved?: (() => Promise<void>) | undefined
}

export function RemovePostDialog({ post, open, onClose, onRemoved }: RemovePostDialogProps) {
  const { t } = useTranslation('posts')
  // Its page is left before what is on screen is asked for anew: it would ask for what is gone.
  const remove = useContractMutation('posts', 'remove', {
    onSuccess: () => {
      onClose()
      return onRemoved?.()
    },
  })

  const withMedia = post.media.length > 0
  const lead =
    post.shares > 0
      ? t(withMedia ? 'post.removeLeadMediaShared' : 'post.removeLeadShared', { count: post.shares })
      : t(withMedia ? 'post.removeLeadMedia' : 'post.removeLead')

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('post.removeTitle')}
      lead={lead}
      confirm={t('post.remove')}
      isPending={remove.isPending}
      onConfirm={() => void saving(remove.mutateAsync({ params: { id: post.id } }), 'remove').catch(() => {})}
    />
  )
}
