import { z } from 'zod'
import { domain } from '../call.ts'
import { Id, pageOf, pageQuery, Timestamp } from '../common.ts'
import {
  ACHIEVEMENT_CODES,
  DATA_REQUEST_STATUSES,
  NOTIFICATION_KINDS,
  ROLES,
  type AchievementCode,
} from '../constants.ts'

/** The role is the one at my school; null where the person has none there. */
const NamedPerson = z.object({ id: Id, name: z.string(), role: z.enum(ROLES).nullable() })

export const Notification = z.object({
  id: Id,
  kind: z.enum(NOTIFICATION_KINDS),
  createdAt: Timestamp,
  readAt: Timestamp.nullable(),
  /** Whom it speaks of, by the name they have now. */
  about: NamedPerson.nullable(),
  /** Who did it, where that is not whom it speaks of. */
  by: NamedPerson.nullable(),
  /** What it speaks of, by its kind: a data request, a challenge, a gift, a case. */
  objectId: Id.nullable(),
  /** Of an answered data request, where it stood then. */
  status: z.enum(DATA_REQUEST_STATUSES).nullable(),
  /** Of a sign-in, in the words of the list of open sessions; null where it is not known. */
  device: z.object({ browser: z.string().nullable(), system: z.string().nullable() }).nullable(),
  /** Of an invitation: the school that invited. */
  schoolName: z.string().nullable(),
  /** Of a gift. */
  educoins: z.number().int().nullable(),
  /** Of a reached achievement, which one. */
  achievement: z.enum(ACHIEVEMENT_CODES as [AchievementCode, ...AchievementCode[]]).nullable(),
})
export type Notification = z.infer<typeof Notification>

/** Of the account in use, and those of the person: warnings follow whoever they warn (decision G24). */
const mine = { who: 'session' } as const

export const notifications = domain('messaging', 'notifications', {
  listMine: {
    method: 'GET',
    path: '/notifications/my',
    doc: 'extension',
    summary: 'What happened, newest first',
    access: mine,
    query: z.object(pageQuery),
    response: pageOf(Notification),
    list: 'page',
  },
  countUnread: {
    method: 'GET',
    path: '/notifications/my/unread-count',
    doc: 'extension',
    summary: 'How many I have not read',
    access: mine,
    response: z.object({ count: z.number().int() }),
  },
  markRead: {
    method: 'PATCH',
    path: '/notifications/:id/read',
    doc: 'extension',
    summary: 'Mark one as read',
    access: { ...mine, object: { kind: 'notification', param: 'id', missing: 'nf_0088' } },
    params: z.object({ id: Id }),
    errors: ['nf_0088'],
  },
  markAllRead: {
    method: 'PATCH',
    path: '/notifications/my/read',
    doc: 'extension',
    summary: 'Mark all as read',
    access: mine,
  },
})
