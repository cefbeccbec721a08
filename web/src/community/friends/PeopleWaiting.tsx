import { Skeleton } from '../../ui/base/Skeleton.tsx'
import styles from './friends.module.css'

export function PeopleWaiting({ rows = 4 }: { rows?: number }) {
  return (
    <div className={styles['panel']}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={56} radius={16} />
      ))}
    </div>
  )
}
