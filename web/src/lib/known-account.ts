import { ROLES, type Role, type SchoolFlag } from '@trilha/contract/constants/people'
import { knownAccountKey as key } from './forget-known-account.ts'
import { browserStore, type KeyValueStore } from './storage.ts'

/** What the menu goes by: no name, nothing that is anybody's. */
export interface KnownAccount {
  role: Role
  flags: Readonly<Record<SchoolFlag, boolean>>
}

/** Kept on the device, so that the way around the app is there before the server answers, and without a network. */
export function keepKnownAccount(
  accountId: string,
  { role, flags }: KnownAccount,
  store: KeyValueStore = browserStore(),
): void {
  try {
    store.setItem(key, JSON.stringify({ accountId, role, flags }))
  } catch {
    // A full device: the menu then waits for the server, as before.
  }
}

/** Undefined where nothing is known of this account. */
export function readKnownAccount(
  accountId: string | undefined,
  store: KeyValueStore = browserStore(),
): KnownAccount | undefined {
  try {
    const kept = JSON.parse(store.getItem(key) ?? 'null') as (KnownAccount & { accountId: string }) | null
    if (kept === null || kept.accountId !== accountId) return undefined
    const { role, flags } = kept
    return ROLES.includes(role) && typeof flags === 'object' && flags !== null ? { role, flags } : undefined
  } catch {
    return undefined
  }
}
