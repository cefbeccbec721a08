import { contract, type DomainName } from '@trilha/contract'
import type { Call } from '@trilha/contract/call'
import { dataRequestFields, type Given, type Person } from './given.ts'

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
  notifications: {
    listMine: () => ({ query: { pSize: 5 } }),
    countUnread: () => ({}),
    markRead: async (owner, given) => ({ params: { id: await given.notification({ owner }) } }),
    markAllRead: () => ({}),
  },
  privacy: {
    listForSchool: () => ({ query: { pSize: 5, status: 'OPEN' } }),
    listMine: () => ({ query: { pSize: 5 } }),
    get: async (owner, given) => ({ params: { id: await given.dataRequest({ owner }) } }),
    create: () => ({ body: { ...dataRequestFields } }),
    update: async (owner, given) => ({
      params: { id: await given.dataRequest({ owner }) },
      body: { description: 'Mudei de ideia sobre o texto.' },
    }),
    withdraw: async (owner, given) => ({ params: { id: await given.dataRequest({ owner }) } }),
    describeData: () => ({}),
    getMyExport: () => ({}),
    createExport: () => ({}),
    downloadExport: async (owner, given) => ({ params: { id: await given.dataExport({ owner }) } }),
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
