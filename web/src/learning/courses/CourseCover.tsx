import { ContourLines } from '../../ui/art/ContourLines.tsx'
import { hashOf } from '../../ui/avatar/default-selection.ts'
import styles from './CourseCover.module.css'

/** Hills and a trail in the colours of the subject; each course has its own. */
export function CourseCover({ seed }: { seed: string }) {
  const number = hashOf(seed)
  const shift = number % 60
  return (
    <svg className={styles['cover']} viewBox="0 0 260 84" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <ContourLines
        cx={70 + shift * 2}
        cy={16}
        start={10}
        step={16}
        count={6}
        seed={(number % 9) + 1}
        colour="var(--tone)"
        opacity={0.18}
      />
      <circle className={styles['sun']} cx={212 - shift} cy="26" r="15" />
      <path
        className={styles['far']}
        d={`M-10 84C${30 + shift} ${34 + (number % 14)} ${80 + shift} 40 ${130 + shift} 58C${180 + shift / 2} 34 230 40 280 62V84Z`}
      />
      <path className={styles['near']} d={`M-10 84C60 ${58 + (number % 10)} 150 62 280 76V84Z`} />
      <path className={styles['way']} d={`M${96 + shift} 86C${100 + shift} 76 ${126 + shift} 76 ${122 + shift} 66`} />
    </svg>
  )
}
