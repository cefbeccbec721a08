import { randomUUID } from 'node:crypto'
import { TERMS_VERSION } from '@trilha/contract/constants'
import type { Given, Person } from '../given.ts'
import { dataRequestFields } from '../given-privacy.ts'
import { newcomer, childOf, type Samples } from './sample.ts'

export const samples = {
  accounts: {
    current: () => ({}),
    listMine: () => ({}),
    changeTo: ({ accountId }) => ({ query: { accId: accountId } }),
    newQrCodeToken: ({ userId }) => ({ params: { id: userId } }),
  },
  auth: {
    token: ({ refreshToken }) => ({ body: { grant_type: 'refresh_token', refresh_token: refreshToken } }),
    revoke: () => ({}),
    options: () => ({}),
    externalLogin: () => ({ params: { partner: 'nobody' }, body: { token: 'x' } }),
    startOidc: () => ({}),
    signOutOidc: () => ({}),
    qrCodeState: async (owner, given) => ({ params: { id: (await given.qrCode({ owner })).id } }),
    qrCodePreview: async (owner, given) => ({ body: { token: (await given.qrCode({ owner })).token } }),
    listSessions: () => ({}),
    endSession: async (owner, given) => ({ params: { id: (await given.openSession({ owner })).sessionId } }),
    endOtherSessions: () => ({}),
  },
  family: {
    getMine: () => ({}),
    getMyPin: () => ({}),
    listByGuardian: () => ({}),
    check: async (owner, given) => {
      await given.pin({ owner: await pinnedOf(owner, given), pin: '2468' })
      return { query: { pin: '2468' } }
    },
    unlock: async (owner, given) => {
      await given.pin({ owner: await pinnedOf(owner, given), pin: '2468' })
      return { body: { pin: '2468' } }
    },
    lock: () => ({}),
    update: async (owner, given) => ({
      params: { id: (await childOf(owner, given)).accountId },
      body: { newPin: '1357', confirmPin: '1357', chatEnabled: false },
    }),
    listStudents: () => ({ query: { pSize: 5, search: 'pessoa' } }),
    getDefaults: () => ({}),
    updateDefaults: () => ({ body: { communityEnabled: true } }),
    createCode: async (owner, given) => ({
      body: { studentId: await given.studentId(await given.student({ schoolId: owner.schoolId })) },
    }),
    createMyCode: () => ({}),
    listMyLinks: () => ({}),
    link: async (owner, given) => ({
      body: {
        guardianCode: await given.guardianCode({ child: await given.student({ schoolId: owner.schoolId }) }),
        relation: 'MOTHER',
      },
    }),
    listLinks: () => ({ query: { pSize: 5, status: 'PENDING' } }),
    decide: async (owner, given) => ({
      params: { id: await linkOf(owner, given) },
      body: { status: 'LINKED' },
    }),
    unlink: async (owner, given) => ({ params: { id: await linkOf(owner, given) } }),
    recordConsent: async ({ schoolId }, given) => ({
      body: {
        studentId: await given.studentId(await given.student({ schoolId })),
        signedBy: 'Marta Aroeira',
        signedOn: '2026-03-02',
      },
    }),
    withdrawConsent: async ({ schoolId }, given) => ({
      params: { id: await given.consent({ child: await given.student({ schoolId }) }) },
    }),
  },
  names: {
    getMine: async (owner, given) => {
      await given.nameRequest({ student: owner })
      return {}
    },
    ask: () => ({ body: { name: 'Ana Clara Sampaio' } }),
    withdraw: async (owner, given) => ({ params: { id: await given.nameRequest({ student: owner }) } }),
    listWaiting: () => ({ query: { pSize: 5 } }),
    decide: async ({ schoolId }, given) => ({
      params: { id: await given.nameRequest({ student: await given.student({ schoolId }) }) },
      body: { status: 'ACCEPTED' },
    }),
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
    takeOutWithoutAccount: async (_owner, given) => {
      const { username, password } = await given.unlinked()
      return { body: { username, password } }
    },
    eraseWithoutAccount: ({ username, password }) => ({ body: { username, password } }),
  },
  users: {
    signUpOptions: () => ({}),
    signUp: () => ({ body: newcomer() }),
    signUpStudent: () => ({ body: { ...newcomer(), dateOfBirth: '2000-05-20', gradeId: randomUUID() } }),
    signUpGuardian: async ({ schoolId }, given) => {
      const { name, username, password } = newcomer()
      const child = await given.student({ schoolId })
      return {
        body: { name, username, password, guardianCode: await given.guardianCode({ child }), relation: 'OTHER' },
      }
    },
    getProfile: ({ userId }) => ({ params: { id: userId } }),
    verifyEmail: ({ userId }) => ({ params: { id: userId, verificationToken: 'a'.repeat(43) } }),
    verifyEmailZc: ({ userId }) => ({ params: { id: userId, verificationToken: 'a'.repeat(43) } }),
    startRecovery: ({ username }) => ({ params: { id: username }, body: {} }),
    recover: ({ username }) => ({ params: { id: username, code: '000000' }, body: {} }),
    get: ({ userId }) => ({ params: { idOrUsername: userId } }),
    getBrief: ({ userId }) => ({ params: { id: userId } }),
    update: ({ userId }) => ({ params: { id: userId }, body: { state: 'BA', city: 'Salvador' } }),
    agreeTerms: ({ userId }) => ({ params: { id: userId }, body: { version: TERMS_VERSION } }),
    chooseFirstPassword: async (owner, given) => ({
      ...(await given.officePassword(owner)),
      body: { password: 'girassol no quintal' },
    }),
    resendVerification: async (owner, given) => ({
      ...(await given.unconfirmedMailbox(owner)),
      params: { id: owner.userId },
    }),
    checkCompleteData: () => ({}),
    completeRegister: () => ({ body: { dateOfBirth: '2013-05-20', state: 'MG', city: 'Ouro Preto' } }),
    nicknameExists: () => ({ params: { nick: 'ninguem' } }),
  },
} satisfies Partial<Samples>

/** Where the person has a control that a PIN can stand in: a grown-up only where they study too. */
async function pinnedOf(owner: Person, given: Given): Promise<Person> {
  return owner.role === 'STUDENT' ? owner : { ...owner, ...(await given.account({ owner })) }
}

/** What a guardian asked for: `owner`, or somebody of their school. */
async function linkOf(owner: Person, given: Given): Promise<string> {
  const { schoolId } = owner
  const guardian = owner.role === 'PARENT' ? owner : await given.person({ role: 'PARENT', schoolId })
  return given.guardianLink({ guardian, child: await given.student({ schoolId }), status: 'PENDING' })
}
