import type { NotificationKind } from '@trilha/contract/constants/people'
import { paths } from '../../app/paths.ts'

/** Where each leads; those without a page of their own are read where they stand. */
export const placeOf = {
  NEW_DEVICE: paths.help,
  SESSION_REUSED: paths.help,
  PASSWORD_CHANGED: paths.help,
  DATA_REQUEST_CREATED: paths.deskRequests,
  DATA_REQUEST_ANSWERED: paths.helpDataRequest,
} as const satisfies Partial<Record<NotificationKind, string>>

export function hasPlace(kind: NotificationKind): kind is keyof typeof placeOf {
  return Object.hasOwn(placeOf, kind)
}
