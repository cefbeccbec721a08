import { IconCloudOff, IconPhotoOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './MissingPicture.module.css'

export interface MissingPictureProps {
  /** Taken away, or only not here yet. */
  why: 'gone' | 'failed'
  className?: string | undefined
}

/** The calm place where a picture stood. */
export function MissingPicture({ why, className }: MissingPictureProps) {
  const { t } = useTranslation('pieces')
  const Sign = why === 'gone' ? IconPhotoOff : IconCloudOff
  return (
    <span role="img" aria-label={t(`picture.${why}`)} className={className}>
      <span aria-hidden="true" className={styles['gone']}>
        <Sign size={28} stroke={1.6} />
        {t(`picture.${why}`)}
      </span>
    </span>
  )
}
