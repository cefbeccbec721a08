import type { ModerationCase } from '@trilha/contract/community/case-shapes'
import { useTranslation } from 'react-i18next'
import styles from './Moderation.module.css'

/** What a reported thing showed; what was taken out of it since is here until the case is over. */
export function CaseShown({ shown }: Pick<ModerationCase, 'shown'>) {
  const { t } = useTranslation('moderation')
  if (shown.length === 0) return null
  const total = shown.length
  return (
    <>
      <ul className={styles['shown']}>
        {shown.map(({ id, type, url, isGone }, index) => {
          const at = index + 1
          return (
            <li key={id}>
              {type === 'VIDEO' ? (
                // oxlint-disable-next-line jsx-a11y/media-has-caption -- what people film themselves has no words written down
                <video
                  controls
                  playsInline
                  preload="metadata"
                  src={url}
                  aria-label={t('case.video', { at, total })}
                  className={styles['item']}
                />
              ) : (
                <a href={url} target="_blank" rel="noreferrer" className={styles['item']}>
                  <img src={url} alt={t('case.picture', { at, total })} loading="lazy" />
                </a>
              )}
              {isGone && <small>{t('case.takenOut')}</small>}
            </li>
          )
        })}
      </ul>
      {shown.some(({ isGone }) => isGone) && <p className={styles['plain']}>{t('case.keptHere')}</p>}
    </>
  )
}
