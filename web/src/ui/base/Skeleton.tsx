import { cx } from './cx.ts'
import styles from './Skeleton.module.css'

export interface SkeletonProps {
  width?: number | string | undefined
  height?: number | string | undefined
  radius?: number | undefined
  /** A circle of this diameter, for an avatar. */
  circle?: number | undefined
  className?: string | undefined
}

/** A grey box where content will stand. Draw the same boxes as the content; wrap them in a SkeletonGroup. */
export function Skeleton({ width, height, radius, circle, className }: SkeletonProps) {
  return (
    <i
      aria-hidden="true"
      className={cx(styles['box'], circle && styles['circle'], className)}
      style={circle ? { width: circle, height: circle } : { width, height, borderRadius: radius }}
    />
  )
}
