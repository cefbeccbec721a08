import type { Domain } from './call.ts'
import { chests } from './economy/chests.ts'
import { wallets } from './economy/wallets.ts'
import { profiles } from './growth/profiles.ts'
import { accounts } from './identity/accounts.ts'
import { auth } from './identity/auth.ts'
import { schools } from './school/schools.ts'
import { students } from './school/students.ts'
import { surveys } from './school/surveys.ts'

/** Every domain of the API, one sorted line each. */
export const contract = {
  accounts,
  auth,
  chests,
  profiles,
  schools,
  students,
  surveys,
  wallets,
} as const satisfies Record<string, Domain>

export type DomainName = keyof typeof contract
