import { z } from 'zod'
import { Balances } from './economy/wallets.ts'

/**
 * Whom an event is for. What belongs to an account reaches the tabs that are in it and no other of the person's
 * (decision G24); `either` says by whom it is sent to which of the two it is.
 */
export const realtimeAudiences = {
  'wallet.updated': 'person',
  'rewards.changed': 'account',
  'qrCode.used': 'person',
  'notification.created': 'either',
  'account.changed': 'account',
  'family.changed': 'account',
  'friend.request': 'account',
  'guard.changed': 'person',
  'session.ended': 'session',
  'hints.missed': 'session',
} as const satisfies Record<RealtimeEvent, 'account' | 'either' | 'person' | 'session'>

/**
 * What the server says over the socket. A hint, never the truth: the client that missed one
 * asks the calls again (decision G40).
 */
export const realtimeEvents = {
  /** My balances after a change, from whichever tab or device. */
  'wallet.updated': Balances,
  /** Something of one account was earned, or has been celebrated on whichever device; what was opened also paid. */
  'rewards.changed': z.object({ accountId: z.uuid() }),
  /** A second device signed in with my QR code. */
  'qrCode.used': z.object({ id: z.uuid() }),
  /** Something new behind the bell; of one account, or of the person whichever account is in use. */
  'notification.created': z.object({ id: z.uuid(), accountId: z.uuid().nullable() }),
  /** What my account may do has changed: flags of the school, a block. */
  'account.changed': z.object({}),
  /** What a child may use, the PIN, or who cares for whom: of mine, or of a child that I care for. */
  'family.changed': z.object({}),
  /** A friend request of mine or to me came, was answered or taken back, or a friendship ended. */
  'friend.request': z.object({}),
  /** What guards the person's own data in all of their accounts has changed: the PIN, or whether they may buy. */
  'guard.changed': z.object({}),
  /** This session was ended elsewhere. */
  'session.ended': z.object({ sessionId: z.uuid() }),
  /** What was said since the page began to ask is no longer known here: it asks the calls again. */
  'hints.missed': z.object({}),
} as const

export type RealtimeEvents = { [E in keyof typeof realtimeEvents]: z.infer<(typeof realtimeEvents)[E]> }
export type RealtimeEvent = keyof RealtimeEvents
