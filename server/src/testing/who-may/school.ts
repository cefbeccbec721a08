import type { AreaRights } from './rights.ts'

export const rights: AreaRights = {
  whoMay: [
    {
      who: 'anonymous',
      calls: [
        'admissions.answerRequest',
        'admissions.getRequest',
        'invitations.getByLink',
        'invitations.joinByLink',
        'invitations.refuseByLink',
        'schools.listGrades',
      ],
    },
    {
      who: 'session',
      calls: [
        'admissions.getMine',
        'invitations.accept',
        'invitations.confirmByLink',
        'invitations.listMine',
        'invitations.refuse',
        'schools.getBlock',
        'schools.getConfig',
      ],
    },
    {
      who: 'account',
      calls: [
        'schools.get',
        'schools.getHome',
        'surveys.answer',
        'surveys.check',
        'surveys.countMine',
        'surveys.removeMine',
        'surveys.skip',
      ],
    },
    {
      who: ['STUDENT'],
      calls: [
        'admissions.askGuardian',
        'students.getMine',
        'students.listMyClassmates',
        'students.listMyProfessors',
        'students.setMyRanking',
      ],
    },
    {
      who: ['STAFF', 'SCHOOL_ADMIN'],
      calls: [
        'admissions.decide',
        'admissions.list',
        'invitations.list',
        'invitations.makePaperCode',
        'invitations.resend',
        'invitations.withdraw',
        'roster.add',
        'roster.listClasses',
        'roster.newPassword',
        'roster.reopen',
        'roster.setBirthDate',
        'roster.setClasses',
        'schools.listPeople',
      ],
    },
    {
      who: ['SCHOOL_ADMIN'],
      calls: [
        'roster.end',
        'schools.block',
        'schools.getSchoolFlags',
        'schools.listFlagChanges',
        'schools.setNotice',
        'schools.setSchoolFlags',
        'schools.unblock',
        'surveys.close',
        'surveys.listResults',
        'surveys.open',
      ],
    },
    { who: ['STUDENT', 'PROFESSOR', 'STAFF', 'SCHOOL_ADMIN', 'MENTOR'], calls: ['students.get', 'students.getBasic'] },
    {
      who: ['STUDENT', 'PROFESSOR', 'STAFF', 'SCHOOL_ADMIN'],
      calls: [
        'students.getRanking',
        'students.getRankingByUser',
        'students.listClassmates',
        'students.listProfessors',
        'students.listRanking',
        'students.listRankingByUser',
      ],
    },
  ],
  whoSees: [
    {
      roles: ['STUDENT', 'PROFESSOR', 'STAFF', 'SCHOOL_ADMIN', 'MENTOR'],
      guardian: false,
      calls: ['students.get', 'students.getBasic'],
    },
    {
      roles: ['STUDENT', 'PROFESSOR', 'STAFF', 'SCHOOL_ADMIN'],
      guardian: false,
      calls: [
        'students.getRanking',
        'students.getRankingByUser',
        'students.listClassmates',
        'students.listProfessors',
        'students.listRanking',
        'students.listRankingByUser',
      ],
    },
  ],
  whileWaiting: ['admissions.askGuardian'],
  refusedSamples: {
    'admissions.askGuardian': { code: 'br_1004', why: 'the sample does not wait for a guardian' },
  },
  onlyMembers: {
    'surveys.answer': 'nf_0010',
    'surveys.skip': 'nf_0010',
  },
  withoutObject: {
    'invitations.confirmByLink': 'the secret of a letter',
  },
}
