import { LINK_PREVIEW_LINES } from '@trilha/contract/constants'
import type { LinkPreview } from '@trilha/contract/media/link-previews'
import { IconLink } from '@tabler/icons-react'
import { useState } from 'react'
import { ExpandableText } from './ExpandableText.tsx'
import { ExternalLink } from './ExternalLink.tsx'
import styles from './LinkPreviewCard.module.css'
import { linkTarget, ownPicture } from './link-target.ts'

/** The whole card is one link, that of its title; only "Ver mais" stands above it. */
export function LinkPreviewCard({ preview }: { preview: LinkPreview }) {
  const target = linkTarget(preview.url, window.location.origin)
  // The name that the page gave itself may lie; the address does not.
  const domain = target.kind === 'external' ? target.domain : preview.domain
  return (
    <article className={styles['card']}>
      <PreviewPicture key={preview.image} preview={preview} />
      <div className={styles['words']}>
        <p className={styles['domain']}>{domain}</p>
        <p className={styles['title']}>
          <ExternalLink href={preview.url} className={styles['link']}>
            {preview.title || domain}
          </ExternalLink>
        </p>
        {preview.description && (
          <ExpandableText lines={LINK_PREVIEW_LINES} className={styles['description']}>
            {preview.description}
          </ExpandableText>
        )}
      </div>
    </article>
  )
}

function PreviewPicture({ preview }: { preview: LinkPreview }) {
  const [isBroken, setBroken] = useState(false)
  const picture = ownPicture(preview.image, window.location.origin)
  if (!picture || isBroken) {
    return (
      <span className={styles['tile']}>
        <IconLink size={24} stroke={1.9} aria-hidden="true" />
      </span>
    )
  }
  return (
    <img
      className={styles['picture']}
      src={picture}
      alt={preview.imageAlt ?? ''}
      loading="lazy"
      onError={() => setBroken(true)}
    />
  )
}
