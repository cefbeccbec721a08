import { IconPhotoOff } from '@tabler/icons-react'
import { useState, type ImgHTMLAttributes } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Picture.module.css'

interface PictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'alt' | 'onError'> {
  src: string
  alt: string
}

/** A picture that somebody put there: whoever may take it away at any time leaves a calm place, no broken sign. */
export function Picture({ src, alt, className, ...rest }: PictureProps) {
  const { t } = useTranslation('pieces')
  // Another address is another picture.
  const [failed, setFailed] = useState<string>()
  if (failed !== src) return <img src={src} alt={alt} className={className} {...rest} onError={() => setFailed(src)} />
  return (
    <span role="img" aria-label={t('picture.gone')} className={className}>
      <span aria-hidden="true" className={styles['gone']}>
        <IconPhotoOff size={28} stroke={1.6} />
        {t('picture.gone')}
      </span>
    </span>
  )
}
