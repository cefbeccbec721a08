// Written by scripts/gen-manifest.ts from the contract; do not edit.
import type { RealtimeEvent } from '@trilha/contract/realtime'
import type { DomainName } from './types.ts'

export const affectedBy: Readonly<Record<RealtimeEvent, readonly DomainName[]>> = {
  'wallet.updated': ['wallets', 'accounts', 'chests', 'achievements'],
  'rewards.changed': ['chests', 'achievements'],
  'qrCode.used': ['auth'],
  'notification.created': ['notifications', 'privacy', 'family', 'admissions', 'invitations'],
  'account.changed': ['accounts', 'schools', 'admissions'],
  'family.changed': ['family', 'accounts'],
  'invitations.changed': ['invitations', 'schools'],
  'friends.changed': ['friends'],
  'guard.changed': ['family', 'accounts'],
  'names.changed': ['names', 'accounts', 'users'],
  'session.ended': [],
  'hints.missed': [],
}
