import { IconHeartFilled } from '@tabler/icons-react'
import type { AlbumPhoto } from '@trilha/contract/community/album-shapes'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../ui/base/Tag.tsx'
import { Picture } from '../../ui/pieces/Picture.tsx'
import styles from './albums.module.css'

interface PhotoGridProps {
  photos: readonly AlbumPhoto[]
  title: string
  onOpen: (id: string) => void
}

export function PhotoGrid({ photos, title, onOpen }: PhotoGridProps) {
  const { t } = useTranslation('albums')
  return (
    <ul className={styles['photos']} aria-label={t('photosOf', { title })}>
      {photos.map(({ id, url, width, height, caption, likes, isHidden, isCover, mayEdit }, index) => (
        <li key={id} className={styles['photo']}>
          <button type="button" className={styles['thumb']} onClick={() => onOpen(id)}>
            <Picture
              src={url}
              alt={caption || t('photoAt', { at: index + 1, total: photos.length, title })}
              width={width ?? undefined}
              height={height ?? undefined}
              loading="lazy"
            />
          </button>
          {(isHidden || (isCover && mayEdit)) && (
            <span className={styles['mark']}>
              <Tag tone={isHidden ? 'warning' : 'primary'}>{t(isHidden ? 'hiddenTag' : 'coverTag')}</Tag>
            </span>
          )}
          {likes > 0 && (
            <span className={styles['hearts']}>
              <IconHeartFilled size={15} aria-hidden="true" />
              {t('likes', { count: likes })}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
