import type { PrivacyPlans } from '../../platform/privacy.ts'

export const authPrivacy: PrivacyPlans = {
  sessions: {
    personal: true,
    person: 'user_id',
    export: 'yes',
    erase: 'erase',
    why: 'Says when and for how long somebody was signed in.',
  },
  known_devices: {
    personal: true,
    person: 'user_id',
    export: 'no',
    erase: 'erase',
    why: 'Hashes of random names; they say nothing to a reader.',
  },
}
