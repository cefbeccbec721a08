import { z } from 'zod'
import { domain } from '../call.ts'
import { Id } from '../common.ts'
import { ROLES, SCHOOL_FLAGS } from '../constants.ts'
import { AvatarSelection } from '../economy/avatar.ts'

export const CurrentAccount = z.object({
  user: z.object({
    id: Id,
    name: z.string(),
    nickname: z.string().nullable(),
    avatar: AvatarSelection.nullable(),
    emailVerified: z.boolean(),
    /** To the terms in force; false leads to them (decision G52). */
    agreedTerms: z.boolean(),
  }),
  account: z.object({ id: Id, role: z.enum(ROLES), school: z.object({ id: Id, name: z.string() }) }),
  /** Null for every role but the student's. */
  student: z
    .object({
      id: Id,
      grade: z.object({ id: Id, name: z.string() }),
      class: z.object({ id: Id, name: z.string(), schoolYear: z.number().int() }),
      /** Of the person, over all accounts (decision G24). */
      level: z.number().int(),
      xp: z.number().int(),
    })
    .nullable(),
  /** A PIN is set and was not entered in this session: account data can be read, not changed (decision G23). */
  editLocked: z.boolean(),
  flags: z.object(
    Object.fromEntries(SCHOOL_FLAGS.map((flag) => [flag, z.boolean()])) as Record<
      (typeof SCHOOL_FLAGS)[number],
      z.ZodBoolean
    >,
  ),
})
export type CurrentAccount = z.infer<typeof CurrentAccount>

export const accounts = domain('identity', 'accounts', {
  current: {
    method: 'GET',
    path: '/accounts/current',
    doc: 'extension',
    summary: 'Who is signed in: person, account, school, flags and, for a student, class and level',
    access: { who: 'session' },
    response: CurrentAccount,
  },
})
