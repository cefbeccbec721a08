import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/base/Card.tsx'
import styles from './news.module.css'

/** The feed has an end, and this is how far away it is (D2). */
export function NewsCard({ left }: { left: number }) {
  const { t } = useTranslation('posts')
  const title = left > 0 ? t('news.left', { count: left }) : t('news.none')
  return (
    <Card aria-label={title} className={styles['card']}>
      <Way isThrough={left === 0} />
      <h2 className={styles['title']}>{title}</h2>
      <p className={styles['sentence']}>{left > 0 ? t('news.leftSentence') : t('news.noneSentence')}</p>
    </Card>
  )
}

/** A way up and down to a flag; where the reader stands. */
function Way({ isThrough }: { isThrough: boolean }) {
  return (
    <svg viewBox="0 0 276 84" className={styles['way']} aria-hidden="true">
      <path
        d="M6 66C44 66 46 26 86 26S140 66 174 66 212 30 250 30"
        className={isThrough ? styles['walked'] : styles['ahead']}
      />
      {!isThrough && <path d="M6 66C44 66 46 26 86 26" className={styles['walked']} />}
      <path d="M252 30V4" className={styles['pole']} />
      <path d="M254 5H274L268 11.5 274 18H254Z" className={styles['flag']} />
      <circle cx={isThrough ? 250 : 92} cy={isThrough ? 31 : 26} r="9" className={styles['here']} />
    </svg>
  )
}
