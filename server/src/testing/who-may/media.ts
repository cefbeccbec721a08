import type { AreaRights } from './rights.ts'

export const rights: AreaRights = {
  whoMay: [{ who: 'account', calls: ['files.upload', 'linkPreviews.get'] }],
  refusedSamples: {
    'linkPreviews.get': { code: 'nf_0073', why: 'the tests have no internet' },
  },
}
