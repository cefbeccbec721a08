import type { Album, AlbumPhoto } from '@trilha/contract/community/album-shapes'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ShareDialog } from '../../community/posts/ShareDialog.tsx'
import { SharedAlbumCard } from '../../community/posts/SharedAlbumCard.tsx'
import { useContractMutation } from '../../lib/query.ts'

interface ShareAlbumProps {
  album: Album
  /** One photo of it; without it the album. */
  photo?: AlbumPhoto | undefined
  open: boolean
  onClose: () => void
}

/** A post of one's own around an album or a photo (G35). */
export function ShareAlbum({ album, photo, open, onClose }: ShareAlbumProps) {
  const { t } = useTranslation('albums')
  const [ofAlbum, ofPhoto] = [useContractMutation('albums', 'share'), useContractMutation('albums', 'sharePhoto')]
  // What was chosen stays while the dialog fades out.
  const [shown, setShown] = useState(photo)
  if (open && shown !== photo) setShown(photo)
  const { id, title, className, photosCount, cover } = album
  const shared = {
    id,
    title,
    className,
    photosCount,
    picture: shown ?? cover,
    photo: shown ? { id: shown.id, caption: shown.caption } : null,
  }
  return (
    <ShareDialog
      id={shown?.id ?? id}
      call={shown ? ofPhoto : ofAlbum}
      open={open}
      onClose={onClose}
      title={t(shown ? 'share.photo' : 'share.album')}
      lead={t('share.lead')}
    >
      <SharedAlbumCard album={shared} isSmall />
    </ShareDialog>
  )
}
