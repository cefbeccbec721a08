import { z } from 'zod'
import { domain } from '../call.ts'
import { Id, longestText, pageOf, pageQuery, Timestamp } from '../common.ts'
import { INVITATION_DECIDERS, INVITATION_STATES, ROLES, type Role } from '../constants.ts'
import { GuardianCodeTyped, LoginNameOrId, NewPassword } from '../identity/user-shapes.ts'

const Place = {
  role: z.enum(ROLES),
  classNames: z.array(z.string()),
}

/** An invitation as the inviting school sees it: what the office typed, and how it stands. Never who the person is. */
export const SchoolInvitation = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  ...Place,
  state: z.enum(INVITATION_STATES),
  createdAt: Timestamp,
  expiresAt: Timestamp,
  decidedAt: Timestamp.nullable(),
  /** A child came with the paper code: the account opens then, if nobody objects. */
  opensAt: Timestamp.nullable(),
  hasPaperCode: z.boolean(),
})
export type SchoolInvitation = z.infer<typeof SchoolInvitation>

const InvitingSchool = z.object({ name: z.string(), city: z.string().nullable(), state: z.string().nullable() })

/** An invitation that I can answer: for me, for a child that I care for, or for a child of my school. */
export const MyInvitation = z.object({
  id: Id,
  as: z.enum(INVITATION_DECIDERS),
  school: InvitingSchool,
  ...Place,
  /** The invited person, by the name that their school or guardian knows. */
  personName: z.string(),
  /** As the inviting school typed it. */
  typedName: z.string(),
  createdAt: Timestamp,
  expiresAt: Timestamp,
  /** I am under 16: my yes counts with the paper code and after the time in which a grown-up can object. */
  needsPaperCode: z.boolean(),
  /** False: I can only refuse. */
  mayAccept: z.boolean(),
  opensAt: Timestamp.nullable(),
})
export type MyInvitation = z.infer<typeof MyInvitation>

/** What the letter's link shows to whoever reads the mailbox. */
export const LinkedInvitation = z.object({
  school: InvitingSchool,
  ...Place,
  name: z.string(),
  email: z.string(),
  state: z.enum(INVITATION_STATES),
  expiresAt: Timestamp,
  opensAt: Timestamp.nullable(),
  /** NEW chooses a password. KNOWN signs in. WITHOUT_SCHOOL has a password and no account to sign in to. */
  person: z.enum(['NEW', 'KNOWN', 'WITHOUT_SCHOOL']),
  needsPaperCode: z.boolean(),
})
export type LinkedInvitation = z.infer<typeof LinkedInvitation>

export const PaperCode = z.object({ code: z.string(), invitation: SchoolInvitation })
export type PaperCode = z.infer<typeof PaperCode>

export const JoinByLink = z.object({ password: NewPassword, paperCode: GuardianCodeTyped.optional() })

const office = ['STAFF', 'SCHOOL_ADMIN'] as const satisfies readonly Role[]
const ofMySchool = { kind: 'schoolInvitation', param: 'id', missing: 'nf_1002', schoolWide: 'everyone' } as const
const forMe = { kind: 'invitation', param: 'id', missing: 'nf_1002' } as const
const byId = z.object({ id: Id })
const byToken = z.object({ token: z.string().min(1).max(longestText) })
/** Somebody answered before, or the time is over. */
const over = ['br_1001', 'br_0027'] as const

/** Joining a school needs a yes (E65). */
export const invitations = domain('school', 'invitations', {
  list: {
    method: 'GET',
    path: '/schools/my/invitations',
    doc: 'extension',
    summary: 'The invitations of my school, newest first',
    access: { who: office },
    query: z.object({
      ...pageQuery,
      state: z.enum(INVITATION_STATES).optional(),
      /** Exactly this address. */
      username: LoginNameOrId.optional(),
    }),
    response: pageOf(SchoolInvitation),
    list: 'page',
  },
  resend: {
    method: 'POST',
    path: '/schools/my/invitations/:id/letter',
    doc: 'extension',
    summary: 'Send the letter of an open invitation again; the link of the letter before ends',
    access: { who: office, object: ofMySchool },
    params: byId,
    response: SchoolInvitation,
    errors: [...over, 'nf_1002'],
    affects: ['invitations'],
  },
  withdraw: {
    method: 'PATCH',
    path: '/schools/my/invitations/:id/withdraw',
    doc: 'extension',
    summary: 'Take an open invitation back; audited',
    access: { who: office, object: ofMySchool },
    params: byId,
    response: SchoolInvitation,
    errors: [...over, 'nf_1002'],
    affects: ['invitations'],
  },
  makePaperCode: {
    method: 'POST',
    path: '/schools/my/invitations/:id/paper-code',
    doc: 'extension',
    summary: 'A code on paper with which a child can accept; shown once, and the one before ends. Audited',
    access: { who: office, object: ofMySchool },
    params: byId,
    response: PaperCode,
    status: 201,
    errors: [...over, 'nf_1002'],
    affects: ['invitations'],
  },
  listMine: {
    method: 'GET',
    path: '/invitations/my',
    doc: 'extension',
    summary: 'Open invitations that I can answer: mine, of children that I care for, of children of my school',
    access: { who: 'session' },
    query: z.object(pageQuery),
    response: pageOf(MyInvitation),
    list: 'page',
  },
  accept: {
    method: 'PATCH',
    path: '/invitations/:id/accept',
    doc: 'extension',
    summary: 'Say yes: the account opens, or for a child with the paper code after the time to object. Audited',
    access: { who: 'session', object: forMe },
    params: byId,
    body: z.object({ paperCode: GuardianCodeTyped.optional() }),
    /** Null: the account is open. */
    response: z.object({ opensAt: Timestamp.nullable() }),
    /** The first four: by now the account is impossible, or its class is gone. */
    errors: ['ae_0016', 'ae_1004', 'br_0021', 'ii_0072', ...over, 'br_1002', 'nf_1002'],
    affects: ['accounts', 'family', 'invitations', 'schools'],
  },
  refuse: {
    method: 'PATCH',
    path: '/invitations/:id/refuse',
    doc: 'extension',
    summary: 'Say no, also within the time to object; audited',
    access: { who: 'session', object: forMe },
    params: byId,
    errors: [...over, 'nf_1002'],
    affects: ['invitations'],
  },
  getByLink: {
    method: 'GET',
    path: '/invitations/link/:token',
    doc: 'extension',
    summary: "What a letter's link invites to",
    access: { who: 'anonymous' },
    params: byToken,
    response: LinkedInvitation,
    errors: ['nf_1002'],
  },
  joinByLink: {
    method: 'POST',
    path: '/invitations/link/:token/join',
    doc: 'extension',
    summary: "Accept by the letter's link: a new person chooses a password, one without a school gives theirs",
    access: { who: 'anonymous' },
    params: byToken,
    body: JoinByLink,
    response: z.object({ username: z.string(), opensAt: Timestamp.nullable() }),
    errors: [...over, 'ae_0003', 'br_0014', 'br_1002', 'ii_0072', 'ii_1001', 'nf_1002'],
  },
  refuseByLink: {
    method: 'PATCH',
    path: '/invitations/link/:token/refuse',
    doc: 'extension',
    summary: "Refuse by the letter's link, for whoever has no account to sign in to",
    access: { who: 'anonymous' },
    params: byToken,
    errors: [...over, 'ae_0003', 'nf_1002'],
  },
  confirmByLink: {
    method: 'PATCH',
    path: '/invitations/link/:token/confirm',
    doc: 'extension',
    summary: "Follow the letter's link while signed in as the invited person, which confirms the mailbox",
    access: { who: 'session' },
    params: byToken,
    response: MyInvitation,
    errors: [...over, 'nf_1002'],
    affects: ['accounts', 'invitations'],
  },
})
