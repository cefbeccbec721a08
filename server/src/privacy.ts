import { chestsPrivacy } from './economy/chests/chests.privacy.ts'
import { walletsPrivacy } from './economy/wallets/wallets.privacy.ts'
import { profilesPrivacy } from './growth/profiles/profiles.privacy.ts'
import { accountsPrivacy } from './identity/accounts/accounts.privacy.ts'
import { authPrivacy } from './identity/auth/auth.privacy.ts'
import { familyPrivacy } from './identity/family/family.privacy.ts'
import { byAccount, byUser, type PrivacyPlans } from './platform/privacy.ts'
import { schoolsPrivacy } from './school/schools/schools.privacy.ts'
import { studentsPrivacy } from './school/students/students.privacy.ts'
import { surveysPrivacy } from './school/surveys/surveys.privacy.ts'

/** What export and erasure do with each table, one sorted line per domain. */
export const privacyPlans: PrivacyPlans = {
  ...accountsPrivacy,
  ...authPrivacy,
  ...chestsPrivacy,
  ...familyPrivacy,
  ...profilesPrivacy,
  ...schoolsPrivacy,
  ...studentsPrivacy,
  ...surveysPrivacy,
  ...walletsPrivacy,
  audit_log: {
    personal: true,
    person: [byUser('actor_user_id'), byAccount('actor_account_id')],
    export: 'yes',
    erase: 'keep',
    why: 'Proof of who did what, by id alone; the person behind the id is erased in users.',
  },
  idempotency_keys: {
    personal: true,
    person: [byAccount()],
    export: 'no',
    erase: 'erase',
    why: 'Answers kept for two days so that a repeated request is not done twice.',
  },
  attempt_budgets: { personal: false, why: 'Counters under hashed names that expire within the hour.' },
}
