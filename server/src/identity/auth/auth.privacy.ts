import { byUser, type PrivacyPlans } from '../../platform/privacy.ts'

export const authPrivacy: PrivacyPlans = {
  sessions: {
    personal: true,
    person: [byUser()],
    export: 'yes',
    erase: 'erase',
    why: 'Says when and for how long somebody was signed in.',
  },
  known_devices: {
    personal: true,
    person: [byUser()],
    export: 'no',
    erase: 'erase',
    why: 'Hashes of random names; they say nothing to a reader.',
  },
}
