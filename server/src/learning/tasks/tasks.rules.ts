import type { TaskStatus } from '@trilha/contract/constants'
import { isId } from '../../platform/http/page.ts'

interface Standing {
  isDone: boolean
  isLate: boolean
}

export function statusOf({ isDone, isLate }: Standing): TaskStatus {
  if (isDone) return 'DONE'
  return isLate ? 'LATE' : 'OPEN'
}

/** What is to do before what is done, each by its day; what has none comes last. */
export type TaskPosition = readonly [done: number, day: string, id: string]

export const noDay = '9999-12-31'

export function positionOf({ isDone, dueOn, id }: { isDone: boolean; dueOn: string | null; id: string }): TaskPosition {
  return [isDone ? 1 : 0, dueOn ?? noDay, id]
}

export function readPosition(parts: readonly unknown[]): TaskPosition | undefined {
  const [done, day, id] = parts
  const isPosition =
    (done === 0 || done === 1) &&
    typeof day === 'string' &&
    /^\d{4}-\d\d-\d\d$/.test(day) &&
    !Number.isNaN(Date.parse(day)) &&
    isId(id)
  return isPosition ? [done, day, id] : undefined
}
