import { Skeleton } from '../../../ui/base/Skeleton.tsx'
import styles from './StatementSkeleton.module.css'

export function StatementSkeleton({ rows }: { rows: number }) {
  return (
    <div className={styles['rows']}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles['row']}>
          <Skeleton width={44} height={44} radius={14} />
          <div className={styles['words']}>
            <Skeleton width="46%" />
            <Skeleton width="64%" height={11} />
          </div>
          <Skeleton width={48} />
          <Skeleton width={48} />
        </div>
      ))}
    </div>
  )
}
