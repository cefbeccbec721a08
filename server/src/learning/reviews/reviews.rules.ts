import type { ReviewStatus } from '@trilha/contract/constants'
import { isId } from '../../platform/http/page.ts'

export function statusOf({
  startedAt,
  completedAt,
}: {
  startedAt: Date | null
  completedAt: Date | null
}): ReviewStatus {
  if (completedAt !== null) return 'COMPLETED'
  return startedAt === null ? 'NEW' : 'STARTED'
}

/** The newest trail first, each in its order: a list that does not move while its reviews are answered. */
export type ReviewPosition = readonly [courseAge: string, courseId: string, position: number]

export function readPosition([age, courseId, position]: readonly unknown[]): ReviewPosition | undefined {
  const isPosition =
    typeof age === 'string' &&
    /^-?\d{1,12}(\.\d{1,6})?$/.test(age) &&
    isId(courseId) &&
    typeof position === 'number' &&
    Number.isInteger(position) &&
    Math.abs(position) < 2 ** 31
  return isPosition ? [age, courseId, position] : undefined
}
