import type { PrivacyPlans } from '../../platform/privacy.ts'

export const linkPreviewsPrivacy: PrivacyPlans = {
  link_previews: { personal: false, why: 'What pages of the internet say of themselves; who asked is not kept.' },
}
