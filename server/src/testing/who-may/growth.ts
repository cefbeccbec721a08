import type { AreaRights } from './rights.ts'

export const rights: AreaRights = {
  whoMay: [
    { who: 'anonymous', calls: ['profiles.listSkills'] },
    {
      who: 'account',
      calls: [
        'profiles.get',
        'profiles.getAvatarPreview',
        'profiles.getByUser',
        'profiles.getMine',
        'profiles.saveAvatarPreview',
        'profiles.update',
      ],
    },
    {
      who: ['STUDENT', 'PROFESSOR', 'MENTOR', 'STAFF', 'SCHOOL_ADMIN'],
      calls: ['profiles.addSubject', 'profiles.removeSubject'],
    },
  ],
  whoSees: [
    {
      roles: ['STUDENT', 'PROFESSOR', 'STAFF', 'SCHOOL_ADMIN', 'MENTOR'],
      guardian: true,
      calls: ['profiles.get', 'profiles.getByUser'],
    },
  ],
  onlyMembers: {
    'profiles.addSubject': 'nf_0031',
    'profiles.removeSubject': 'nf_0031',
  },
}
