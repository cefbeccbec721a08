import { z } from 'zod'
import { domain, gates } from '../call.ts'
import { Id, Timestamp } from '../common.ts'
import { ROLES, SCHOOL_FLAGS, WAITS_FOR } from '../constants.ts'
import { AvatarSelection } from '../economy/avatar.ts'
import { Tokens } from './auth.ts'

export const CurrentAccount = z.object({
  user: z.object({
    id: Id,
    name: z.string(),
    nickname: z.string().nullable(),
    avatar: AvatarSelection.nullable(),
    emailVerified: z.boolean(),
    /** To the terms in force; false leads to them (decision G52). */
    agreedTerms: z.boolean(),
    /** A student under 16 needs a grown-up who accepts the terms too: false until one did (E73). */
    grownUpAgreed: z.boolean(),
    /** The office made the password; nothing opens before the person chose another one (E74). */
    mustChangePassword: z.boolean(),
  }),
  account: z.object({
    id: Id,
    role: z.enum(ROLES),
    school: z.object({ id: Id, name: z.string() }),
    /** Whose yes is missing before the account opens (E70, E71). */
    waitsFor: z.enum(WAITS_FOR).nullable(),
  }),
  /** Null for every role but the student's. */
  student: z
    .object({
      id: Id,
      grade: z.object({ id: Id, name: z.string() }),
      class: z.object({ id: Id, name: z.string(), schoolYear: z.number().int() }),
      /** Sees the class and is seen there. A trial does not. */
      isMember: z.boolean(),
      /** Of the person, over all accounts (decision G24). */
      level: z.number().int(),
      xp: z.number().int(),
    })
    .nullable(),
  /** A PIN is set and was not entered in this session: account data can be read, not changed (decision G23). */
  editLocked: z.boolean(),
  /** Nothing of the person closes purchases: no control of any of their accounts as a student (decisions G23 and G24). */
  mayBuy: z.boolean(),
  /** What is shut for this account now: a screen shows nothing that was read behind one of these (decision G23). */
  closedGates: z.array(z.enum(gates)).max(gates.length),
  /** Where the realtime channel is; null where this installation has none, and the client asks by itself (decision G40). */
  realtime: z.object({ /** Null: this site's own address. */ url: z.url().nullable(), path: z.string() }).nullable(),
  flags: z.object(
    Object.fromEntries(SCHOOL_FLAGS.map((flag) => [flag, z.boolean()])) as Record<
      (typeof SCHOOL_FLAGS)[number],
      z.ZodBoolean
    >,
  ),
})
export type CurrentAccount = z.infer<typeof CurrentAccount>

/** One of the accounts that a person holds: of each school one, and a guardian's beside who works there (decision 6). */
export const MyAccount = z.object({
  id: Id,
  role: z.enum(ROLES),
  school: z.object({ id: Id, name: z.string() }),
  /** Name of the class, for a student. */
  className: z.string().nullable(),
  active: z.boolean(),
  blocked: z.boolean(),
  current: z.boolean(),
})
export type MyAccount = z.infer<typeof MyAccount>

export const accounts = domain('identity', 'accounts', {
  current: {
    method: 'GET',
    path: '/accounts/current',
    doc: 'extension',
    summary: 'Who is signed in: person, account, school, flags and, for a student, class and level',
    access: { who: 'session' },
    response: CurrentAccount,
  },
  listMine: {
    method: 'GET',
    path: '/accounts/my',
    doc: 'accounts.my',
    summary: 'The accounts that I hold',
    access: { who: 'session' },
    response: z.array(MyAccount),
    list: { boundedBy: 'two accounts for each school of a person' },
  },
  changeTo: {
    method: 'POST',
    path: '/accounts/change-to',
    doc: 'accounts.change-to',
    summary: 'Go on in another of my accounts: new tokens of the same session',
    access: { who: 'session' },
    query: z.object({ accId: Id }),
    response: Tokens,
    errors: ['br_0003', 'nf_0001'],
  },
  newQrCodeToken: {
    method: 'POST',
    path: '/users/:id/new-qrcode-token',
    doc: 'users.new-qrcode-token',
    summary: 'A QR code that lets a second device sign in, once, within two minutes; the one before dies',
    access: { who: 'account', object: { kind: 'self', param: 'id', missing: 'nf_0011' } },
    params: z.object({ id: Id }),
    response: z.object({ id: Id, token: z.string(), expiresAt: Timestamp, expiresInSeconds: z.number().int() }),
    errors: ['nf_0011'],
  },
})
