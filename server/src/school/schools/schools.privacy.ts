import type { PrivacyPlans } from '../../platform/privacy.ts'

export const schoolsPrivacy: PrivacyPlans = {
  schools: { personal: false, why: 'Facts of an institution.' },
  grades: { personal: false, why: 'The years of Brazilian schooling.' },
  classes: { personal: false, why: 'Names of classes; who is in them stands in students.' },
}
