import styles from './ProgressRing.module.css'

/** How much of a course is done, on the deep stage. */
export function ProgressRing({ percent, label }: { percent: number; label: string }) {
  return (
    <span
      className={styles['ring']}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <svg viewBox="0 0 92 92" aria-hidden="true">
        <circle className={styles['whole']} cx="46" cy="46" r="39" />
        {percent > 0 && (
          <circle
            className={styles['part']}
            cx="46"
            cy="46"
            r="39"
            pathLength={100}
            strokeDasharray={`${percent} 100`}
            transform="rotate(-90 46 46)"
          />
        )}
      </svg>
      <b aria-hidden="true">{percent}%</b>
    </span>
  )
}
