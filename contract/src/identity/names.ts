import { z } from 'zod'
import { domain } from '../call.ts'
import { Id, pageOf, pageQuery, Timestamp } from '../common.ts'
import { NAME_REQUEST_STATUSES, type Role } from '../constants.ts'
import { AvatarSelection } from '../economy/avatar.ts'
import { FullName } from './user-shapes.ts'

const request = {
  id: Id,
  /** The full name that the student asks for. */
  name: z.string(),
  status: z.enum(NAME_REQUEST_STATUSES),
  requestedAt: Timestamp,
  /** When the school decided, or the student took the request back. */
  closedAt: Timestamp.nullable(),
}

export const NameRequest = z.object(request)
export type NameRequest = z.infer<typeof NameRequest>

/** As the school sees it. */
export const SchoolNameRequest = z.object({
  ...request,
  student: z.object({
    userId: Id,
    /** The full name that the student has now. */
    name: z.string(),
    avatar: AvatarSelection.nullable(),
    className: z.string().nullable(),
  }),
  /** False of a request of one's own, and of a child that one cares for. */
  mayDecide: z.boolean(),
})
export type SchoolNameRequest = z.infer<typeof SchoolNameRequest>

const students = ['STUDENT'] as const
const office = ['STAFF', 'SCHOOL_ADMIN'] as const satisfies readonly Role[]
const params = z.object({ id: Id })
const nameRequest = { kind: 'nameRequest', param: 'id', missing: 'nf_1001' } as const

/** Full names of students: the student asks, the office or an administrator decides (decision E68). */
export const names = domain('identity', 'names', {
  getMine: {
    method: 'GET',
    path: '/name-requests/my',
    doc: 'extension',
    summary: 'My last request for another full name, and what the school said',
    access: { who: students },
    response: NameRequest,
    mayBeAbsent: true,
  },
  ask: {
    method: 'POST',
    path: '/name-requests',
    doc: 'extension',
    summary: 'Ask the school for another full name; one request waits at a time',
    access: { who: students, gates: ['profileEditing'] },
    body: z.object({ name: FullName }),
    response: NameRequest,
    status: 201,
    errors: ['ae_1001', 'ii_0083', 'ii_1002', 'ii_1003'],
  },
  withdraw: {
    method: 'PATCH',
    path: '/name-requests/:id/withdraw',
    doc: 'extension',
    summary: 'Take my request back while it waits',
    access: { who: students, object: nameRequest },
    params,
    response: NameRequest,
    errors: ['ii_1004', 'nf_1001'],
  },
  listWaiting: {
    method: 'GET',
    path: '/name-requests',
    doc: 'extension',
    summary: 'Requests of my school that wait, the oldest first',
    access: { who: office },
    query: z.object(pageQuery),
    response: pageOf(SchoolNameRequest),
    list: 'page',
  },
  decide: {
    method: 'PATCH',
    path: '/name-requests/:id',
    doc: 'extension',
    summary: 'Accept or refuse a request; accepting changes the full name. Audited',
    access: { who: office, object: { ...nameRequest, schoolWide: office } },
    params,
    body: z.object({ status: z.enum(['ACCEPTED', 'REFUSED']) }),
    response: SchoolNameRequest,
    errors: ['ii_1002', 'ii_1004', 'nf_1001'],
    affects: ['accounts', 'family', 'schools', 'students', 'users'],
  },
})
