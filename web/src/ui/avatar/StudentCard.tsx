import { useTranslation } from 'react-i18next'
import { ContourLines } from '../art/ContourLines.tsx'
import { LogoMark } from '../art/Logo.tsx'
import { Bolt } from '../base/Bolt.tsx'
import { cx } from '../base/cx.ts'
import { Avatar } from './Avatar.tsx'
import type { Student } from './student.ts'
import styles from './StudentCard.module.css'
import { StudentSummary } from './StudentSummary.tsx'

interface StudentCardProps extends Student {
  /** `card` is the deep student card, `summary` the dashboard's card with the ring. */
  form?: 'card' | 'summary'
}

/** Never shows date of birth, phone or e-mail: a screenshot of it may travel. */
export function StudentCard({ form = 'card', ...student }: StudentCardProps) {
  return form === 'summary' ? <StudentSummary {...student} /> : <DeepCard {...student} />
}

function DeepCard({ name, className, level, year, selection, enrolment }: Student) {
  const { t } = useTranslation('avatar')
  return (
    <section className={styles.card} aria-label={t('card.title')}>
      <svg className={styles.lines} viewBox="0 0 328 200" preserveAspectRatio="xMidYMid slice" aria-hidden>
        <ContourLines cx={260} cy={90} start={19} step={32} count={8} seed={4} opacity={0.2} />
      </svg>
      <div className={styles.head}>
        <LogoMark size={26} inverted />
        <span>{t('card.title')}</span>
        <span className={cx(styles.small, styles.year)}>{year}</span>
      </div>
      <div className={styles.person}>
        <span className={styles.picture} style={{ background: selection.disc }}>
          <Avatar selection={selection} crop="bust" />
        </span>
        <div className={styles.words}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.small}>
            {enrolment ? t('card.classAndEnrolment', { className, enrolment }) : className}
          </p>
          <p className={styles.level}>
            <Bolt size={15} />
            {t('level', { level })}
          </p>
        </div>
      </div>
    </section>
  )
}
