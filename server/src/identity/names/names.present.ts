import type { NameRequest, SchoolNameRequest } from '@trilha/contract/identity/names'
import type { RequestRow } from './names.repo.ts'

export function presentRequest({ id, name, status, requestedAt, closedAt }: RequestRow): NameRequest {
  return { id, name, status, requestedAt: requestedAt.toISOString(), closedAt: closedAt?.toISOString() ?? null }
}

export function presentForSchool(row: RequestRow): SchoolNameRequest {
  const { userId, currentName, avatar, className, isOwn } = row
  return { ...presentRequest(row), student: { userId, name: currentName, avatar, className }, mayDecide: !isOwn }
}
