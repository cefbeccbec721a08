import { z } from 'zod'
import { Balances } from './economy/wallets.ts'
import type { DomainName } from './index.ts'

interface Hint {
  /**
   * Whom it is for. What belongs to an account reaches the tabs that are in it and no other of the person's (decision
   * G24); `either` says by whom it is sent to which of the two it is.
   */
  for: 'account' | 'either' | 'person' | 'session'
  /** One that names an account is heeded by the tabs that are in it. */
  payload: z.ZodType
  /** Domains whose data changed: the client asks them again, now and after every gap in which it may have missed one. */
  affects: readonly DomainName[]
}

/**
 * What the server says over the socket. A hint, never the truth: the client that missed one
 * asks the calls again (decision G40).
 */
export const realtimeEvents = {
  /** My balances after a change, from whichever tab or device. What moved the coins moved more: a level, a chest. */
  'wallet.updated': {
    for: 'person',
    payload: Balances,
    affects: ['wallets', 'accounts', 'chests', 'achievements'],
  },
  /** Something of one account was earned, or has been celebrated on whichever device; what was opened also paid. */
  'rewards.changed': {
    for: 'account',
    payload: z.object({ accountId: z.uuid() }),
    affects: ['chests', 'achievements'],
  },
  /** A second device signed in with my QR code. */
  'qrCode.used': { for: 'person', payload: z.object({ id: z.uuid() }), affects: ['auth'] },
  /**
   * Something new behind the bell; of one account, or of the person whichever account is in use. What it tells of may be
   * on screen too.
   */
  'notification.created': {
    for: 'either',
    payload: z.object({ id: z.uuid(), accountId: z.uuid().nullable() }),
    affects: ['notifications', 'privacy', 'family', 'admissions', 'invitations'],
  },
  /** What my account may do has changed: flags of the school, a block. */
  'account.changed': { for: 'account', payload: z.object({}), affects: ['accounts', 'schools', 'admissions'] },
  /**
   * What a child may use, the PIN, or who cares for whom: of mine, or of a child that I care for. With a PIN, editing is
   * locked or not; that stands in the account.
   */
  'family.changed': { for: 'account', payload: z.object({}), affects: ['family', 'accounts'] },
  /** An invitation of my school was answered. */
  'invitations.changed': { for: 'account', payload: z.object({}), affects: ['invitations', 'schools'] },
  /** A friend request of mine or to me came, was answered or taken back, or a friendship ended. */
  'friends.changed': { for: 'account', payload: z.object({}), affects: ['friends'] },
  /** What guards the person's own data in all of their accounts has changed: the PIN, or whether they may buy. */
  'guard.changed': { for: 'person', payload: z.object({}), affects: ['family', 'accounts'] },
  /** A request for another full name: of mine, or of a student about whom I decide. An accepted one changes the name. */
  'names.changed': { for: 'either', payload: z.object({}), affects: ['names', 'accounts', 'users'] },
  /** This session was ended elsewhere. */
  'session.ended': { for: 'session', payload: z.object({ sessionId: z.uuid() }), affects: [] },
  /** What was said since the page began to ask is no longer known here: it asks for all that any of these affects. */
  'hints.missed': { for: 'session', payload: z.object({}), affects: [] },
} as const satisfies Record<string, Hint>

export type RealtimeEvent = keyof typeof realtimeEvents
export type RealtimeEvents = { [E in RealtimeEvent]: z.infer<(typeof realtimeEvents)[E]['payload']> }
