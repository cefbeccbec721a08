import type { Album } from '@trilha/contract/community/album-shapes'
import { useTranslation } from 'react-i18next'
import { useTalkLinks } from '../../ui/talk/talk-links.ts'
import styles from './albums.module.css'

export function LatestRow({ album: { id, title, cover, photosCount } }: { album: Album }) {
  const { t } = useTranslation('albums')
  const { album: Album } = useTalkLinks()
  return (
    <li className={styles['row']}>
      <span className={styles['small']}>{cover && <img src={cover.url} alt="" loading="lazy" />}</span>
      <span className={styles['words']}>
        <Album id={id} className={styles['open']}>
          {title}
        </Album>
        <small>{t('photos', { count: photosCount })}</small>
      </span>
    </li>
  )
}
