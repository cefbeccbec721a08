import { z } from 'zod'
import { domain } from '../call.ts'
import { Id, pageOf, pageQuery, Timestamp, TypedText } from '../common.ts'
import {
  FRIEND_DIRECTIONS,
  FRIEND_LISTS,
  FRIEND_SEARCH_LIMIT,
  FRIEND_STATUSES,
  FRIEND_SUGGESTIONS_LIMIT,
  SUGGESTION_REASONS,
} from '../constants.ts'
import { UserBrief } from '../people.ts'

/** Between me and somebody else. */
export const Friend = z.object({
  id: Id,
  user: UserBrief,
  status: z.enum(FRIEND_STATUSES).exclude(['NONE']),
  /** Who asked: I did, or they did. */
  direction: z.enum(FRIEND_DIRECTIONS),
  createdAt: Timestamp,
  acceptedAt: Timestamp.nullable(),
})
export type Friend = z.infer<typeof Friend>

/** How I stand with somebody (decision G26). */
export const Relation = z.object({
  status: z.enum(FRIEND_STATUSES),
  /** Of the friendship or request; null where there is none. */
  friendshipId: Id.nullable(),
  direction: z.enum(FRIEND_DIRECTIONS).nullable(),
  /** Whether I could ask now: not where there is something already, nor where the school did not bring us together. */
  mayAsk: z.boolean(),
})
export type Relation = z.infer<typeof Relation>

export const KnownPerson = z.object({ user: UserBrief, relation: Relation })
export type KnownPerson = z.infer<typeof KnownPerson>

export const FriendSuggestion = z.object({
  user: UserBrief,
  /** The strongest that there is. */
  reason: z.enum(SUGGESTION_REASONS),
  /** Friends of mine who are theirs too. */
  commonFriends: z.number().int(),
  /** A subject that both follow. */
  subjectName: z.string().nullable(),
})
export type FriendSuggestion = z.infer<typeof FriendSuggestion>

export const FriendCounts = z.object({
  friends: z.number().int(),
  received: z.number().int(),
  sent: z.number().int(),
})
export type FriendCounts = z.infer<typeof FriendCounts>

export const BlockedPerson = z.object({ user: UserBrief, blockedAt: Timestamp })
export type BlockedPerson = z.infer<typeof BlockedPerson>

/** Who takes part in the community; guardians do not. */
const members = ['STUDENT', 'PROFESSOR', 'MENTOR', 'STAFF', 'SCHOOL_ADMIN'] as const
const mine = { who: members, gates: ['community'] } as const
const onPerson = {
  ...mine,
  object: { kind: 'communityPerson', param: 'id', schoolWide: 'everyone', missing: 'nf_0011' },
} as const
const byUserId = z.object({ id: Id })
const search = TypedText.max(60).optional()

export const friends = domain('community', 'friends', {
  listMine: {
    method: 'GET',
    path: '/friends/my',
    doc: 'friends.my',
    summary: 'My friends, the requests that wait for me and those that I made, newest first',
    access: mine,
    query: z.object({ ...pageQuery, list: z.enum(FRIEND_LISTS).optional(), search }),
    response: pageOf(Friend),
    list: 'page',
  },
  countMine: {
    method: 'GET',
    path: '/friends/my/counts',
    doc: 'extension',
    summary: 'How many friends I have, and how many requests wait on either side',
    access: mine,
    response: FriendCounts,
  },
  searchUsers: {
    method: 'GET',
    path: '/friends/users',
    doc: 'friends.users',
    summary: 'People of my school by name, of my school year where the school says so, and how I stand with each',
    access: mine,
    query: z.object({
      search,
      limit: z.coerce.number().int().min(1).max(FRIEND_SEARCH_LIMIT).default(FRIEND_SEARCH_LIMIT),
    }),
    response: z.array(KnownPerson),
    list: { boundedBy: 'limit' },
  },
  listSuggestions: {
    method: 'GET',
    path: '/friends/suggestions',
    doc: 'friends.suggestions',
    summary: 'People whom I may know, each with the reason',
    access: mine,
    query: z.object({
      limit: z.coerce.number().int().min(1).max(FRIEND_SUGGESTIONS_LIMIT).default(FRIEND_SUGGESTIONS_LIMIT),
    }),
    response: z.array(FriendSuggestion),
    list: { boundedBy: 'limit' },
  },
  listClass: {
    method: 'GET',
    path: '/friends/class',
    doc: 'extension',
    summary: 'Who learns and teaches where I do, by name, and how I stand with each',
    access: { ...mine, gates: ['community', 'classMenu'] },
    query: z.object(pageQuery),
    response: pageOf(KnownPerson),
    list: 'page',
  },
  listByUser: {
    method: 'GET',
    path: '/friends/by-user/:id',
    doc: 'friends.by-user',
    summary: 'The friends of somebody, newest first, and how I stand with each',
    access: onPerson,
    params: byUserId,
    query: z.object(pageQuery),
    response: pageOf(KnownPerson),
    errors: ['nf_0011'],
    list: 'page',
  },
  getRelation: {
    method: 'GET',
    path: '/friends/user/:id',
    doc: 'friends.user',
    summary: 'How I stand with somebody',
    access: onPerson,
    params: byUserId,
    response: Relation,
    errors: ['nf_0011'],
  },
  create: {
    method: 'POST',
    path: '/friends',
    doc: 'friends.create',
    summary: 'Ask somebody to be my friend; where they asked me already, we are friends at once',
    access: mine,
    body: z.object({ userId: Id }),
    status: 201,
    response: Friend,
    errors: ['ae_0001', 'ii_0035', 'ii_0048', 'ii_0067', 'ii_0081', 'nf_0011'],
    affects: ['achievements', 'chests', 'accounts', 'profiles', 'wallets'],
    idempotent: true,
  },
  confirm: {
    method: 'PATCH',
    path: '/friends/user/:id/confirm',
    doc: 'friends.confirm',
    summary: 'Say yes to the request of somebody; said twice it is the same',
    access: onPerson,
    params: byUserId,
    response: Friend,
    errors: ['ii_0035', 'nf_0002', 'nf_0011'],
    idempotent: true,
    affects: ['achievements', 'chests', 'accounts', 'profiles', 'wallets'],
  },
  reject: {
    method: 'DELETE',
    path: '/friends/user/:id/reject',
    doc: 'friends.reject',
    summary: 'Say no to the request of somebody, who is not told',
    access: onPerson,
    params: byUserId,
    errors: ['nf_0002', 'nf_0011'],
  },
  remove: {
    method: 'DELETE',
    path: '/friends/:id',
    doc: 'friends.delete',
    summary: 'End a friendship, or take my request back',
    access: { ...mine, object: { kind: 'friendship', param: 'id', missing: 'nf_0002' } },
    params: z.object({ id: Id }),
    errors: ['nf_0002'],
    affects: ['profiles'],
  },
  listBlocked: {
    method: 'GET',
    path: '/friends/blocks',
    doc: 'extension',
    summary: 'Whom I blocked, the last first',
    access: mine,
    query: z.object(pageQuery),
    response: pageOf(BlockedPerson),
    list: 'page',
  },
  block: {
    method: 'POST',
    path: '/friends/blocks',
    doc: 'extension',
    summary: 'Neither finds the other any more; a friendship or request between us ends. Nobody is told',
    access: mine,
    body: z.object({ userId: Id }),
    errors: ['ii_0067', 'nf_0011'],
    affects: ['profiles', 'posts', 'comments', 'subjects', 'students'],
  },
  unblock: {
    method: 'DELETE',
    path: '/friends/blocks/:id',
    doc: 'extension',
    summary: 'Let somebody find me again, and find them; friends we become anew or not at all',
    access: { ...mine, object: { kind: 'blockedPerson', param: 'id', missing: 'nf_0011' } },
    params: byUserId,
    errors: ['nf_0011'],
    affects: ['profiles', 'posts', 'comments', 'subjects', 'students'],
  },
})
