import { TERMS_VERSION } from '@trilha/contract/constants'
import type { Given, Person } from '../given.ts'
import { newcomer, type SampleArgs, type Samples } from './sample.ts'

export const samples = {
  admissions: {
    list: () => ({ query: { pSize: 5 } }),
    decide: async ({ schoolId }, given) => ({
      params: { id: (await given.admission({ schoolId })).admissionId },
      body: { status: 'ACCEPTED', classId: await given.schoolClass(schoolId) },
    }),
    getMine: () => ({}),
    askGuardian: () => ({ body: { guardianEmail: 'responsavel@teste.trilha.test' } }),
    getRequest: async ({ schoolId }, given) => ({ params: await letterOf(schoolId, given) }),
    answerRequest: async ({ schoolId }, given) => ({
      params: await letterOf(schoolId, given),
      body: { consents: true, name: 'Rosa Andrade', version: TERMS_VERSION },
    }),
  },
  invitations: {
    list: () => ({ query: { pSize: 5 } }),
    resend: schoolInvitation,
    withdraw: schoolInvitation,
    makePaperCode: schoolInvitation,
    listMine: () => ({ query: { pSize: 5 } }),
    accept: async (person, given) => ({ ...(await myInvitation(person, given)), body: {} }),
    refuse: myInvitation,
    getByLink: async (_, given) => ({ params: { token: await given.invitationLink() } }),
    joinByLink: async (_, given) => ({
      params: { token: await given.invitationLink() },
      body: { password: 'uma-senha-de-teste' },
    }),
    refuseByLink: async (_, given) => ({ params: { token: await given.invitationLink() } }),
    confirmByLink: async ({ username }, given) => ({ params: { token: await given.invitationLink(username) } }),
  },
  roster: {
    listClasses: () => ({}),
    add: ({ schoolId }, given) => schoolEntry(schoolId, given),
    setClasses: async ({ schoolId }, given) => ({
      params: { id: (await given.student({ schoolId })).accountId },
      body: { classIds: [await given.schoolClass(schoolId)] },
    }),
    setBirthDate: async ({ schoolId }, given) => ({
      params: { id: (await given.student({ schoolId })).accountId },
      body: { dateOfBirth: '2012-03-04' },
    }),
    newPassword: async ({ schoolId }, given) => ({ params: { id: await given.nameOfSchool(schoolId) } }),
    reopen: async ({ schoolId }, given) => {
      const classId = await given.schoolClass(schoolId)
      const { accountId } = await given.student({ schoolId, classId, active: false })
      return { params: { id: accountId }, body: { classIds: [classId] } }
    },
    end: async ({ schoolId }, given) => ({ params: { id: (await given.student({ schoolId })).accountId } }),
  },
  schools: {
    listGrades: () => ({}),
    get: ({ schoolId }) => ({ params: { id: schoolId } }),
    getHome: ({ schoolId }) => ({ params: { id: schoolId } }),
    setNotice: () => ({ body: { notice: 'Reunião de famílias na quinta.' } }),
    getConfig: () => ({}),
    getBlock: () => ({}),
    getSchoolFlags: () => ({}),
    setSchoolFlags: () => ({ body: { isPermitAccessClassMenu: true } }),
    listFlagChanges: () => ({ query: { pSize: 5 } }),
    listPeople: () => ({ query: { pSize: 5, search: 'pessoa', role: 'STUDENT' } }),
    block: async ({ schoolId }, given) => ({
      params: { id: (await given.student({ schoolId })).accountId },
      body: { reason: 'CONDUCT' },
    }),
    unblock: async ({ schoolId }, given) => ({
      params: { id: (await given.student({ schoolId, blocked: true })).accountId },
    }),
  },
  students: {
    getMine: () => ({}),
    setMyRanking: () => ({ body: { isVisible: true } }),
    get: async (owner, given) => ({ params: { id: (await given.studentOf(owner)).id } }),
    getBasic: async (owner, given) => ({ params: { id: (await given.studentOf(owner)).id } }),
    getRanking: async (owner, given) => ({
      params: { id: (await given.studentOf(owner)).id },
      query: { queryBy: 'xp' },
    }),
    getRankingByUser: async (owner, given) => ({
      params: { id: (await given.studentOf(owner)).userId },
      query: { queryBy: 'xp' },
    }),
    listRanking: async (owner, given) => ({ params: { id: (await given.studentOf(owner)).id }, query: { pSize: 3 } }),
    listRankingByUser: async (owner, given) => ({
      params: { id: (await given.studentOf(owner)).userId },
      query: { pSize: 3 },
    }),
    listMyClassmates: (owner, given) => given.flags(owner.schoolId, { isPermitAccessClassMenu: true }),
    listMyProfessors: (owner, given) => given.flags(owner.schoolId, { isPermitAccessClassMenu: true }),
    listClassmates: async (owner, given) => {
      await given.flags(owner.schoolId, { isPermitAccessClassMenu: true })
      return { params: { id: (await given.studentOf(owner)).userId } }
    },
    listProfessors: async (owner, given) => {
      await given.flags(owner.schoolId, { isPermitAccessClassMenu: true })
      return { params: { id: (await given.studentOf(owner)).userId } }
    },
  },
  surveys: {
    check: () => ({}),
    answer: async ({ schoolId }, given) => ({
      body: { npsResearchId: await given.survey({ schoolId }), value: 9, comment: 'Gosto das trilhas.' },
    }),
    skip: async ({ schoolId }, given) => ({ params: { id: await given.survey({ schoolId }) } }),
    countMine: () => ({}),
    removeMine: () => ({}),
    listResults: () => ({ query: { pSize: 5 } }),
    open: () => ({ body: { question: 'O que você achou da feira?', openUntil: '2099-12-31' } }),
    close: async ({ schoolId }, given) => ({ params: { id: await given.survey({ schoolId }) } }),
  },
} satisfies Partial<Samples>

/** A link that a guardian follows. */
async function letterOf(schoolId: string, given: Given) {
  const child = await given.admission({ schoolId, guardianEmail: 'responsavel@teste.trilha.test' })
  return { id: child.admissionId, verificationToken: await given.guardianLetter(child) }
}

async function schoolEntry(schoolId: string, given: Given): Promise<SampleArgs> {
  const { name, username } = newcomer()
  return { body: { name, username, role: 'STUDENT', classIds: [await given.schoolClass(schoolId)] } }
}

/** One that the office of this school sent. */
async function schoolInvitation({ schoolId }: Person, given: Given): Promise<SampleArgs> {
  return { params: { id: await given.invitation({ schoolId, role: 'PARENT' }) } }
}

/** One of another school, to this person. */
async function myInvitation({ username }: Person, given: Given): Promise<SampleArgs> {
  return { params: { id: await given.invitation({ schoolId: await given.school(), email: username }) } }
}
