import { IconPhoto } from '@tabler/icons-react'
import type { SharedAlbum } from '@trilha/contract/community/album-shapes'
import { useTranslation } from 'react-i18next'
import { cx } from '../../ui/base/cx.ts'
import { Picture } from '../../ui/pieces/Picture.tsx'
import { useTalkLinks } from '../../ui/talk/talk-links.ts'
import styles from './shared-album.module.css'

/** An album, or one photo of it, inside the post that passes it on; it opens where it is. */
export function SharedAlbumCard({ album, isSmall = false }: { album: SharedAlbum; isSmall?: boolean }) {
  const { t } = useTranslation('posts')
  const { album: Album } = useTalkLinks()
  const { id, title, className, photosCount, picture, photo } = album
  return (
    <div className={cx(styles['card'], isSmall && styles['small'])}>
      {picture ? (
        <Picture
          src={picture.url}
          alt={photo?.caption || t('album.picture', { title })}
          width={picture.width ?? undefined}
          height={picture.height ?? undefined}
          loading="lazy"
          className={styles['picture']}
        />
      ) : (
        <span className={styles['picture']} aria-hidden="true" />
      )}
      <div className={styles['words']}>
        {photo && photo.caption !== '' && <p className={styles['caption']}>{photo.caption}</p>}
        <p>
          <Album id={id} photoId={photo?.id} className={styles['title']}>
            {title}
          </Album>
        </p>
        <p className={styles['about']}>
          <IconPhoto size={17} stroke={1.9} aria-hidden="true" />
          {t('album.about', { className, count: photosCount })}
        </p>
      </div>
    </div>
  )
}
