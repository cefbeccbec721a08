import { Trans, useTranslation } from 'react-i18next'
import { Bolt } from '../base/Bolt.tsx'
import { Card } from '../base/Card.tsx'
import type { Student } from './student.ts'
import styles from './StudentSummary.module.css'
import { UserAvatar } from './UserAvatar.tsx'

const radius = 46
const around = 2 * Math.PI * radius

/** The dashboard's card: who, where, and how far this level has come. */
export function StudentSummary(student: Student) {
  const { name, className, school, level, levelTitle, xpIntoLevel, xpPerLevel, selection } = student
  const { t } = useTranslation('avatar')
  const done = Math.min(Math.max(xpIntoLevel / xpPerLevel, 0), 1)
  const numbers = { xp: xpIntoLevel, total: xpPerLevel, rest: Math.max(xpPerLevel - xpIntoLevel, 0), next: level + 1 }
  return (
    <Card aria-label={t('summary.title')}>
      <div className={styles.person}>
        <span className={styles.ring}>
          <UserAvatar name={name} selection={selection} size={84} decorative />
          <svg viewBox="0 0 100 100" role="img" aria-label={t('summary.progress', numbers)}>
            <circle cx="50" cy="50" r={radius} fill="none" stroke="var(--surface-3)" strokeWidth="6" />
            {done > 0 && (
              <circle
                cx="50"
                cy="50"
                r={radius}
                fill="none"
                stroke="var(--xp)"
                strokeWidth="6"
                strokeLinecap="round"
                strokeDasharray={`${done * around} ${around}`}
                transform="rotate(-90 50 50)"
              />
            )}
          </svg>
        </span>
        <div className={styles.words}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.small}>{t('summary.classAndSchool', { className, school })}</p>
          <p className={styles.level}>
            <b>{t('level', { level })}</b> <span>{levelTitle}</span>
          </p>
        </div>
      </div>
      <div className={styles.progress}>
        <span className={styles.xp} aria-hidden>
          <Bolt size={16} />
          <b>{t('summary.xp', numbers)}</b>
          <span className={styles.small}>{t('summary.total', numbers)}</span>
        </span>
        <span className={styles.small}>
          <Trans t={t} i18nKey="summary.rest" values={numbers} components={{ b: <b /> }} />
        </span>
      </div>
    </Card>
  )
}
