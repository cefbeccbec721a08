import type { Post } from '@trilha/contract/community/post-shapes'
import { useTranslation } from 'react-i18next'
import { useContractMutation } from '../../lib/query.ts'
import { ShareDialog } from './ShareDialog.tsx'
import { SharedAlbumCard } from './SharedAlbumCard.tsx'
import { SharedPostCard } from './SharedPostCard.tsx'

/** What is itself passed on leads to where it comes from. */
export function SharePost({ post, open, onClose }: { post: Post; open: boolean; onClose: () => void }) {
  const { t } = useTranslation('posts')
  const call = useContractMutation('posts', 'share')
  return (
    <ShareDialog id={post.id} call={call} open={open} onClose={onClose} title={t('share.title')} lead={t('share.lead')}>
      {post.sharedAlbum ? (
        <SharedAlbumCard album={post.sharedAlbum} isSmall />
      ) : (
        <SharedPostCard post={post.sharedPost ?? post} />
      )}
    </ShareDialog>
  )
}
