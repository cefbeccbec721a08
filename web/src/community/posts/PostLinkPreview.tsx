import type { LinkPreview } from '@trilha/contract/media/link-previews'
import { LinkPreviewCard } from '../../ui/pieces/LinkPreviewCard.tsx'
import styles from './post.module.css'

/** What the server read at an address of the text. */
export function PostLinkPreview({ preview }: { preview: LinkPreview | null }) {
  if (!preview) return null
  return (
    <div className={styles['preview']}>
      <LinkPreviewCard preview={preview} />
    </div>
  )
}
