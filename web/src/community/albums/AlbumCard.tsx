import { IconHeartFilled, IconPhoto } from '@tabler/icons-react'
import type { Album } from '@trilha/contract/community/album-shapes'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/use-format.ts'
import { EmptyArt } from '../../ui/art/EmptyArt.tsx'
import { Tag } from '../../ui/base/Tag.tsx'
import { useTalkLinks } from '../../ui/talk/talk-links.ts'
import styles from './albums.module.css'

/** One album in the grid: its cover, what it is called, how much is in it and from when. */
export function AlbumCard({ album, namesClass }: { album: Album; namesClass: boolean }) {
  const { t } = useTranslation('albums')
  const format = useFormat()
  const { album: Album } = useTalkLinks()
  const { id, title, className, cover, photosCount, likes, isHidden, createdAt } = album
  return (
    <article className={styles['album']}>
      <div className={styles['cover']}>
        {cover ? (
          <img
            src={cover.url}
            alt=""
            loading="lazy"
            width={cover.width ?? undefined}
            height={cover.height ?? undefined}
          />
        ) : (
          <EmptyArt kind="albums" />
        )}
        <span className={styles['count']}>
          <IconPhoto size={16} stroke={2} aria-hidden="true" />
          {t('photos', { count: photosCount })}
        </span>
      </div>
      <div className={styles['words']}>
        <h2 className={styles['title']}>
          <Album id={id} className={styles['open']}>
            {title}
          </Album>
        </h2>
        <p className={styles['about']}>
          {namesClass && <Tag tone="primary">{className}</Tag>}
          {isHidden && <Tag tone="warning">{t('hiddenTag')}</Tag>}
          <time dateTime={createdAt}>{format.date(createdAt)}</time>
          {likes > 0 && (
            <span className={styles['likes']}>
              <IconHeartFilled size={15} aria-hidden="true" />
              {t('likes', { count: likes })}
            </span>
          )}
        </p>
      </div>
    </article>
  )
}
