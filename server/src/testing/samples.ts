import { contract, type DomainName } from '@trilha/contract'
import type { Call } from '@trilha/contract/call'
import type { Given, Person } from './given.ts'

export interface SampleArgs {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
}

/** Valid input of a call on an object of `owner`; loop tests call everything with it. */
export type Sample = (owner: Person, given: Given) => Promise<SampleArgs> | SampleArgs

type Samples = { [D in DomainName]: Record<keyof (typeof contract)[D]['calls'], Sample> }

/** One entry per call: a call without one does not compile. */
const samples: Samples = {
  accounts: { current: () => ({}) },
  auth: {
    token: ({ refreshToken }) => ({ body: { grant_type: 'refresh_token', refresh_token: refreshToken } }),
    revoke: () => ({}),
  },
  chests: {
    listMine: () => ({ query: { pSize: 5, status: 'CLOSED' } }),
    listMyGroups: () => ({}),
    countMine: () => ({}),
    openNext: async (owner, given) => {
      if (owner.role === 'STUDENT') await given.chest({ owner })
      return { body: { kind: 'COMMON' } }
    },
    openOne: async (owner, given) => ({ params: { id: (await given.chest({ owner })).id } }),
  },
  profiles: {
    getMine: () => ({}),
    get: async (owner, given) => ({ params: { id: await given.profile(owner) } }),
    getByUser: ({ userId }) => ({ params: { userId } }),
    update: async (owner, given) => ({
      params: { id: await given.profile(owner) },
      body: { biography: 'Gosto de ler no quintal.', languages: ['portuguese'], hobbies: ['xadrez'] },
    }),
    listSkills: () => ({ query: { search: 'arte' } }),
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
    removeMine: () => ({}),
    listResults: () => ({ query: { pSize: 5 } }),
    open: () => ({ body: { question: 'O que você achou da feira?', openUntil: '2099-12-31' } }),
    close: async ({ schoolId }, given) => ({ params: { id: await given.survey({ schoolId }) } }),
  },
  wallets: {
    getMine: () => ({}),
    listMyHistory: () => ({ query: { pSize: 5, coinType: 'XP' } }),
  },
}

export interface ContractCall {
  name: string
  domain: DomainName
  key: string
  call: Call
  sample: Sample
}

export const everyCall: readonly ContractCall[] = (Object.keys(contract) as DomainName[]).flatMap((domain) =>
  Object.entries(contract[domain].calls as Record<string, Call>).map(([key, call]) => ({
    name: `${domain}.${key}`,
    domain,
    key,
    call,
    sample: (samples[domain] as Record<string, Sample>)[key]!,
  })),
)
