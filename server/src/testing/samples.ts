import { randomUUID } from 'node:crypto'
import { contract, type DomainName } from '@trilha/contract'
import type { Call } from '@trilha/contract/call'
import { TERMS_VERSION } from '@trilha/contract/constants'
import { DEFAULT_AVATAR } from '@trilha/contract/economy/default-avatar'
import { cursorOf } from '../platform/http/page.ts'
import { blankPreview } from './blank-preview.ts'
import { requestOf, type Caller, type RequestArgs } from './caller.ts'
import type { Given, Person } from './given.ts'
import { dataRequestFields } from './given-privacy.ts'

export interface SampleArgs {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
  file?: File
}

/** Valid input of a call on an object of `owner`; loop tests call everything with it. */
export type Sample = (owner: Person, given: Given) => Promise<SampleArgs> | SampleArgs

type Samples = { [D in DomainName]: Record<keyof (typeof contract)[D]['calls'], Sample> }

function newcomer() {
  return {
    name: 'Pessoa Nova',
    username: `nova.${randomUUID()}@teste.trilha.test`,
    password: 'um-segredo-novo',
    dateOfBirth: '2013-05-20',
    state: 'SP',
    city: 'Campinas',
  }
}

async function schoolEntry(schoolId: string, given: Given): Promise<SampleArgs> {
  const { name, username } = newcomer()
  return { body: { name, username, role: 'STUDENT', classIds: [await given.schoolClass(schoolId)] } }
}

/** Everybody of a school sees who works there. */
async function reportOfColleague({ schoolId }: Person, given: Given): Promise<SampleArgs> {
  const { userId } = await given.person({ role: 'PROFESSOR', schoolId })
  return { body: { contentId: userId, entityReport: 'PROFILE', type: 'OFFENSIVE', description: 'O apelido ofende.' } }
}

async function caseOfSchool({ schoolId }: Person, given: Given, state: 'OPEN' | 'APPEALED' = 'OPEN'): Promise<string> {
  return given.moderationCase({ author: await given.student({ schoolId }), state })
}

/** One entry per call: a call without one does not compile. */
const samples: Samples = {
  accounts: {
    current: () => ({}),
    listMine: () => ({}),
    changeTo: ({ accountId }) => ({ query: { accId: accountId } }),
    newQrCodeToken: ({ userId }) => ({ params: { id: userId } }),
  },
  achievements: {
    listMyProgress: () => ({}),
    listCelebrations: () => ({}),
    markCelebrated: () => ({ body: { codes: ['FRIENDS_15'], level: 2 } }),
  },
  albums: {
    listMine: (owner, given) => inCommunity(owner, given, { query: { pSize: 5 } }),
    listByClass: async (owner, given) => inCommunity(owner, given, { params: { id: await given.classFor(owner) } }),
    get: async (owner, given) => inCommunity(owner, given, { params: { id: await given.album({ owner }) } }),
    like: async (owner, given) => inCommunity(owner, given, { params: { id: await given.album({ owner }) } }),
    share: async (owner, given) =>
      inCommunity(owner, given, { params: { id: await given.album({ owner }) }, body: { audience: 'SCHOOL' } }),
    create: async (owner, given) =>
      inCommunity(owner, given, { body: { classId: await given.classFor(owner), title: 'Feira de ciências' } }),
    update: async (owner, given) =>
      inCommunity(owner, given, { params: { id: await given.album({ owner }) }, body: { title: 'Dia da horta' } }),
    remove: async (owner, given) => inCommunity(owner, given, { params: { id: await given.album({ owner }) } }),
    listPhotos: async (owner, given) =>
      inCommunity(owner, given, { params: { id: await given.album({ owner }) }, query: { pSize: 5 } }),
    getPhoto: async (owner, given) => inCommunity(owner, given, { params: { id: await given.photoFor(owner) } }),
    likePhoto: async (owner, given) => inCommunity(owner, given, { params: { id: await given.photoFor(owner) } }),
    sharePhoto: async (owner, given) =>
      inCommunity(owner, given, { params: { id: await given.photoFor(owner) }, body: { audience: 'SCHOOL' } }),
    addPhotos: async (owner, given) =>
      inCommunity(owner, given, {
        params: { id: await given.album({ owner }) },
        body: { photos: [{ fileId: await given.media(owner), caption: 'A turma na horta' }] },
      }),
    updatePhoto: async (owner, given) =>
      inCommunity(owner, given, { params: { id: await given.photoFor(owner) }, body: { caption: 'Na horta' } }),
    removePhoto: async (owner, given) => inCommunity(owner, given, { params: { id: await given.photoFor(owner) } }),
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
  avatar: {
    getMine: () => ({}),
    save: () => ({ body: { ...DEFAULT_AVATAR } }),
  },
  challenges: {
    listByContent: async (owner, given) => ({ params: { id: (await given.challenge(owner)).contentId } }),
    listMyAttachments: async (owner, given) => ({ params: { id: (await given.challenge(owner)).id } }),
    getAttachment: async (owner, given) => ({ params: { id: await given.attachment(owner) } }),
    handIn: async (owner, given) => ({
      params: { id: (await given.challenge(owner)).id },
      body: { fileId: await given.file(owner), comment: 'A água saiu limpa.' },
    }),
    removeAttachment: async (owner, given) => ({ params: { id: await given.attachment(owner) } }),
    listToCheck: () => ({ query: { pSize: 5, status: 'WAITING' } }),
    check: async (owner, given) => ({ params: { id: await given.attachment(owner) }, body: { comment: 'Muito bem.' } }),
  },
  chests: {
    listMine: () => ({ query: { pSize: 5, status: 'CLOSED' } }),
    listMyGroups: () => ({}),
    countMine: () => ({}),
    getByEntity: async (owner, given) => {
      const { entity, entityId } = await given.chest({ owner })
      return { params: { entity, id: entityId } }
    },
    openNext: async (owner, given) => {
      if (owner.role === 'STUDENT') await given.chest({ owner })
      return { body: { kind: 'COMMON' } }
    },
    openAll: async (owner, given) => {
      if (owner.role === 'STUDENT') await given.chest({ owner })
      return {}
    },
    openOne: async (owner, given) => ({ params: { id: (await given.chest({ owner })).id } }),
  },
  classComments: {
    listByContent: async (owner, given) => ({ params: { id: (await given.contentFor(owner)).contentId } }),
    listAnswers: async (owner, given) => ({ params: { id: await given.classComment({ owner }) } }),
    create: async (owner, given) => ({
      params: { id: (await given.contentFor(owner)).contentId },
      body: { text: 'Aqui em casa a água vem do poço.' },
    }),
    likeOrUnlike: async (owner, given) => ({ params: { id: await given.classComment({ owner }) } }),
    update: async (owner, given) => ({
      params: { id: await given.classComment({ owner }) },
      body: { text: 'Aqui em casa a água vem do rio.' },
    }),
    remove: async (owner, given) => ({ params: { id: await given.classComment({ owner }) } }),
  },
  comments: {
    list: async (owner, given) => inCommunity(owner, given, { params: { id: await given.post({ owner }) } }),
    listThreads: async (owner, given) =>
      inCommunity(owner, given, { params: { id: await given.post({ owner }) }, query: { moreRelevant: 'true' } }),
    get: async (owner, given) => inCommunity(owner, given, { params: { id: (await given.postComment({ owner })).id } }),
    listAnswers: async (owner, given) =>
      inCommunity(owner, given, { params: { id: (await given.postComment({ owner })).id } }),
    create: async (owner, given) =>
      inCommunity(owner, given, { params: { id: await given.post({ owner }) }, body: { text: 'Que medida boa!' } }),
    update: async (owner, given) => {
      const { id, postId } = await given.postComment({ owner })
      return inCommunity(owner, given, { params: { id: postId, commentId: id }, body: { text: 'Que medida ótima!' } })
    },
    remove: async (owner, given) =>
      inCommunity(owner, given, { params: { id: (await given.postComment({ owner })).id } }),
    like: async (owner, given) =>
      inCommunity(owner, given, { params: { id: (await given.postComment({ owner })).id } }),
    react: async (owner, given) =>
      inCommunity(owner, given, { params: { id: (await given.postComment({ owner })).id }, body: { type: 'CLAP' } }),
  },
  courses: {
    listMine: () => ({ query: { pSize: 5, search: 'água', status: 'NEW' } }),
    getSummary: () => ({}),
    getWeek: () => ({}),
    setWeeklyGoal: () => ({ body: { classes: 4 } }),
    removeWeeklyGoal: () => ({}),
    get: async (owner, given) => ({ params: { id: (await given.course(owner)).id } }),
    getPath: async (owner, given) => ({ params: { id: (await given.course(owner)).id } }),
    listModules: async (owner, given) => ({ params: { courseId: (await given.course(owner)).id } }),
    listModulesProgress: async (owner, given) => ({ params: { courseId: (await given.course(owner)).id } }),
    listContents: async (owner, given) => {
      const { id, moduleIds } = await given.course(owner)
      return { params: { courseId: id, moduleId: moduleIds[0]! } }
    },
    getContent: async (owner, given) => {
      const { id, moduleIds, contentIds } = await given.course(owner)
      return { params: { courseId: id, moduleId: moduleIds[0]!, contentId: contentIds[0]! } }
    },
    getContentInfo: async (owner, given) => ({ params: { id: (await given.course(owner)).contentIds[0]! } }),
    likeOrUnlike: async (owner, given) => ({ params: { id: (await given.course(owner)).contentIds[0]! } }),
    getProgress: async (owner, given) => ({ params: { id: (await given.contentProgress(owner)).id } }),
    getProgressOfContent: async (owner, given) => ({ params: { id: (await given.contentProgress(owner)).contentId } }),
    startProgress: async (owner, given) => ({
      body: {
        moduleContentId: (await given.course(owner)).contentIds[0]!,
        status: 'STARTED',
        position: 0,
        watched: [],
      },
    }),
    reportProgress: async (owner, given) => ({
      params: { id: (await given.contentProgress(owner)).id },
      body: { position: 12, watched: [[0, 12]] },
    }),
    resetProgress: async (owner, given) => ({ params: { id: (await given.contentProgress(owner)).id } }),
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
      body: { guardianCode: await given.guardianCode({ child: await given.student({ schoolId: owner.schoolId }) }) },
    }),
    listLinks: () => ({ query: { pSize: 5, status: 'PENDING' } }),
    decide: async (owner, given) => ({
      params: { id: await linkOf(owner, given) },
      body: { status: 'LINKED' },
    }),
    unlink: async (owner, given) => ({ params: { id: await linkOf(owner, given) } }),
  },
  files: {
    upload: () => ({ file: new File(['Água que move o mundo.'], 'anotações.txt') }),
  },
  friends: {
    listMine: async (owner, given) => {
      await given.community(owner)
      return { query: { pSize: 5, list: 'RECEIVED', search: 'ana' } }
    },
    countMine: async (owner, given) => {
      await given.community(owner)
      return {}
    },
    searchUsers: async (owner, given) => {
      await given.community(owner)
      return { query: { search: 'pessoa', limit: 5 } }
    },
    listSuggestions: async (owner, given) => {
      await given.community(owner)
      return { query: { limit: 5 } }
    },
    listClass: async (owner, given) => {
      await given.community(owner)
      await given.flags(owner.schoolId, { isPermitAccessClassMenu: true })
      return { query: { pSize: 5 } }
    },
    listByUser: async (owner, given) => ({
      params: { id: (await given.neighbour(owner)).userId },
      query: { pSize: 5 },
    }),
    getRelation: async (owner, given) => ({ params: { id: (await given.neighbour(owner)).userId } }),
    create: async (owner, given) => ({ body: { userId: (await given.neighbour(owner)).userId } }),
    confirm: async (owner, given) => ({ params: { id: await askerOf(owner, given) } }),
    reject: async (owner, given) => ({ params: { id: await askerOf(owner, given) } }),
    remove: async (owner, given) => ({
      params: { id: await given.friendship({ from: owner, to: await given.neighbour(owner) }) },
    }),
    listBlocked: async (owner, given) => {
      await given.community(owner)
      return { query: { pSize: 5 } }
    },
    block: async (owner, given) => ({ body: { userId: (await given.neighbour(owner)).userId } }),
    unblock: async (owner, given) => {
      const other = await given.neighbour(owner)
      await given.block(owner, other)
      return { params: { id: other.userId } }
    },
  },
  linkPreviews: {
    get: () => ({ query: { url: 'https://escola.exemplo.com.br/materia' } }),
  },
  moderation: {
    replaceText: () => ({ query: { textSearch: 'Que aula boa', language: 'pt' } }),
    listWords: () => ({}),
    addWord: () => ({ body: { word: 'chatice' } }),
    removeWord: async ({ schoolId }, given) => ({ params: { id: await given.blockedWord({ schoolId }) } }),
    tryText: () => ({ body: { text: 'Que chatice de chuva', word: 'chatice' } }),
    report: reportOfColleague,
    reportWithoutSlash: reportOfColleague,
    listMyReports: () => ({}),
    listCases: () => ({ query: { queue: 'DONE', pSize: 5 } }),
    getCase: async (owner, given) => ({ params: { id: await caseOfSchool(owner, given) } }),
    dismiss: async (owner, given) => ({ params: { id: await caseOfSchool(owner, given) } }),
    decide: async (owner, given) => ({
      params: { id: await caseOfSchool(owner, given) },
      body: { actions: ['WARN', 'SUSPEND'], days: 3, message: 'Aqui a gente se respeita.' },
    }),
    hear: async (owner, given) => ({
      params: { id: await caseOfSchool(owner, given, 'APPEALED') },
      body: { granted: true, message: 'Você tem razão.' },
    }),
    listMyCases: () => ({}),
    appeal: async (owner, given) => ({
      params: { id: await given.moderationCase({ author: owner, state: 'DECIDED' }) },
      body: { message: 'Era uma citação do livro.' },
    }),
  },
  notes: {
    listByContent: async (owner, given) => ({ params: await given.contentFor(owner) }),
    listByCourse: async (owner, given) => ({ params: { courseId: (await given.contentFor(owner)).courseId } }),
    listMine: () => ({ query: { pSize: 5, search: 'agua' } }),
    get: async (owner, given) => ({ params: await given.note({ owner }) }),
    add: async (owner, given) => ({
      params: await given.contentFor(owner, 'VIDEO'),
      body: { note: 'A chuva volta para o rio.', second: 12 },
    }),
    update: async (owner, given) => ({
      params: await given.note({ owner }),
      body: { note: 'A chuva volta para o rio e para o mar.' },
    }),
    remove: async (owner, given) => ({ params: await given.note({ owner }) }),
  },
  notifications: {
    listMine: () => ({ query: { pSize: 5 } }),
    countUnread: () => ({}),
    markRead: async (owner, given) => ({ params: { id: await given.notification({ owner }) } }),
    markAllRead: () => ({}),
  },
  posts: {
    feed: (owner, given) => inCommunity(owner, given, { query: { pSize: 5, scope: 'FOR_ME' } }),
    markSeen: (owner, given) =>
      inCommunity(owner, given, {
        body: { scope: 'SCHOOL', cursor: cursorOf(['2026-01-05 10:00:00+00', owner.userId]) },
      }),
    search: (owner, given) => inCommunity(owner, given, { query: { search: 'teste' } }),
    countFound: (owner, given) => inCommunity(owner, given, { query: { search: 'teste' } }),
    findMentionable: (owner, given) => inCommunity(owner, given, { query: { search: 'pes', audience: 'SCHOOL' } }),
    listByUser: (owner, given) => inCommunity(owner, given, { params: { userId: owner.userId }, query: { pSize: 5 } }),
    listMediaByUser: (owner, given) => inCommunity(owner, given, { params: { userId: owner.userId, type: 'IMAGE' } }),
    listWrittenBy: (owner, given) => inCommunity(owner, given, { params: { userId: owner.userId } }),
    listBySubject: async (owner, given) =>
      inCommunity(owner, given, { params: { subjectId: await given.subject(owner) } }),
    get: async (owner, given) => inCommunity(owner, given, { params: { id: await given.post({ owner }) } }),
    create: (owner, given) =>
      inCommunity(owner, given, { body: { text: 'Choveu 14 mm no quintal.', audience: 'SCHOOL', tags: ['chuva'] } }),
    update: async (owner, given) =>
      inCommunity(owner, given, { params: { id: await given.post({ owner }) }, body: { text: 'Choveu 15 mm.' } }),
    remove: async (owner, given) => inCommunity(owner, given, { params: { id: await given.post({ owner }) } }),
    like: async (owner, given) => inCommunity(owner, given, { params: { id: await given.post({ owner }) } }),
    react: async (owner, given) =>
      inCommunity(owner, given, { params: { id: await given.post({ owner }) }, body: { type: 'CLAP' } }),
    share: async (owner, given) =>
      inCommunity(owner, given, {
        params: { id: await given.post({ owner }) },
        body: { text: 'Olha isto.', audience: 'SCHOOL' },
      }),
    listReactors: async (owner, given) => inCommunity(owner, given, { params: { id: await given.post({ owner }) } }),
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
  profiles: {
    getMine: () => ({}),
    get: async (owner, given) => ({ params: { id: await given.profile(owner) } }),
    getByUser: ({ userId }) => ({ params: { userId } }),
    update: async (owner, given) => ({
      params: { id: await given.profile(owner) },
      body: { biography: 'Gosto de ler no quintal.', languages: ['portuguese'], hobbies: ['xadrez'] },
    }),
    saveAvatarPreview: async (owner, given) => ({
      params: { id: await given.profile(owner) },
      body: { avatarPreview: blankPreview },
    }),
    getAvatarPreview: async (owner, given) => ({ params: { id: await given.avatarPreview(owner) } }),
    addSubject: async (owner, given) => ({
      params: { id: await given.profile(owner), subjectId: await given.subject(owner) },
    }),
    removeSubject: async (owner, given) => ({
      params: { id: await given.profile(owner), subjectId: await given.subject(owner) },
    }),
    listSkills: () => ({ query: { search: 'arte' } }),
  },
  quizzes: {
    getMine: async (owner, given) => ({ params: { id: (await given.quiz({ owner })).contentId } }),
    getMineInCourse: async (owner, given) => {
      const { courseId, moduleId, contentId } = await given.quiz({ owner })
      return { params: { courseId, moduleId, contentId } }
    },
    listOptions: async (owner, given) => ({ params: await questionOf(owner, given) }),
    listAnswers: async (owner, given) => ({ params: await questionOf(owner, given) }),
    start: async (owner, given) => ({ params: { id: (await given.quiz({ owner })).contentId } }),
    complete: async (owner, given) => {
      const { id, contentId } = await given.quiz({ owner, questions: 2, answered: 2 })
      return { params: { id: contentId, quizId: id }, body: { attempt: 1 } }
    },
    answer: async (owner, given) => {
      const { id, questions } = await given.quiz({ owner })
      const { id: q, rightId } = questions[0]!
      return { params: { quiz: id, q, o: rightId }, body: { attempt: 1 } }
    },
    changeAnswer: async (owner, given) => {
      const { id, questions } = await given.quiz({ owner, answered: 1 })
      const { id: q, wrongId, answerId } = questions[0]!
      return { params: { quiz: id, q, o: wrongId, answerId: answerId! }, body: { seenVersion: 1 } }
    },
  },
  reviews: {
    list: () => ({ query: { pSize: 5, status: 'NEW' } }),
    get: async (owner, given) => ({ params: { id: (await given.review({ owner })).id } }),
    listQuestions: async (owner, given) => ({ params: { id: (await given.review({ owner })).id } }),
    getQuestion: async (owner, given) => ({ params: { id: (await given.review({ owner })).questions[0]!.id } }),
    answer: async (owner, given) => {
      const { id, rightId } = (await given.review({ owner })).questions[0]!
      return { body: { contentReviewQuestionId: id, answer: rightId } }
    },
    changeAnswer: async (owner, given) => {
      const { answerId, wrongId } = (await given.review({ owner, answered: 1 })).questions[0]!
      return { params: { id: answerId! }, body: { answer: wrongId, seenVersion: 1 } }
    },
    listAnswers: async (owner, given) => ({
      query: { pSize: 5, contentReviewId: (await given.review({ owner, answered: 1 })).id },
    }),
    getAnswer: async (owner, given) => ({
      params: { id: (await given.review({ owner, answered: 1 })).questions[0]!.answerId! },
    }),
  },
  rewards: {
    list: () => ({}),
    listLimits: () => ({}),
    listChanges: () => ({ query: { pSize: 5 } }),
    change: () => ({ params: { origin: 'POST' }, body: { educoins: 1, xp: 4 } }),
    changeLimit: () => ({ params: { kind: 'GIFT' }, body: { perDay: 30 } }),
  },
  roster: {
    listClasses: () => ({}),
    add: ({ schoolId }, given) => schoolEntry(schoolId, given),
    setClasses: async ({ schoolId }, given) => ({
      params: { id: (await given.student({ schoolId })).accountId },
      body: { classIds: [await given.schoolClass(schoolId)] },
    }),
    newPassword: async ({ schoolId }, given) => ({ params: { id: await given.nameOfSchool(schoolId) } }),
    end: async ({ schoolId }, given) => ({ params: { id: (await given.student({ schoolId })).accountId } }),
  },
  savedPosts: {
    listMine: (owner, given) => inCommunity(owner, given, { query: { pSize: 5 } }),
    get: async (owner, given) => inCommunity(owner, given, { params: { id: await given.savedPost(owner) } }),
    create: async (owner, given) => inCommunity(owner, given, { params: { postId: await given.post({ owner }) } }),
    remove: async (owner, given) => inCommunity(owner, given, { params: { id: await given.savedPost(owner) } }),
    removeByPost: async (owner, given) => {
      const postId = await given.post({ owner })
      await given.save(owner, postId)
      return inCommunity(owner, given, { params: { postId } })
    },
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
  shelves: {
    listByContent: async (owner, given) => ({ params: { id: (await given.contentFor(owner, 'EBOOK')).contentId } }),
    listMine: () => ({ query: { pSize: 5 } }),
    get: async (owner, given) => ({ params: { id: await given.ebook({ owner }) } }),
    savePosition: async (owner, given) => ({
      params: { id: await given.ebook({ owner }) },
      body: { atPage: 2, seen: [1, 2] },
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
  subjects: {
    search: async (owner, given) => {
      await given.community(owner)
      return { query: { search: 'robo' } }
    },
    get: async (owner, given) => ({ params: { id: await given.subject(owner) } }),
    listUsers: async (owner, given) => ({ params: { id: await given.subject(owner) }, query: { pSize: 5 } }),
    listByUser: async (owner, given) => ({ params: { id: (await given.neighbour(owner)).userId } }),
    listTags: async (owner, given) => {
      await given.community(owner)
      return { query: { search: 'robo' } }
    },
    create: () => ({ body: { subjectName: `Assunto ${randomUUID()}` } }),
    rename: async (owner, given) => ({
      params: { id: await given.subject(owner) },
      body: { subjectName: `Assunto ${randomUUID()}` },
    }),
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
  tasks: {
    listMine: () => ({ query: { pSize: 5 } }),
    listTaught: () => ({ query: { pSize: 5 } }),
    find: () => ({ query: { pSize: 5, status: 'OPEN', from: '2026-01-01', to: '2026-12-31', search: 'ler' } }),
    get: async (owner, given) => ({ params: { id: await given.task({ owner }) } }),
    complete: async (owner, given) => ({ params: { id: await given.task({ owner }) } }),
    create: async (owner, given) => ({
      body: {
        classId: await given.classFor(owner),
        title: 'Ler o texto da chuva',
        description: 'Anote três palavras novas.',
        contentId: null,
        dueOn: '2099-12-01',
      },
    }),
    update: async (owner, given) => ({
      params: { id: await given.task({ owner }) },
      body: { title: 'Ler o texto do rio', description: 'E desenhar.', contentId: null, dueOn: null },
    }),
    remove: async (owner, given) => ({ params: { id: await given.task({ owner }) } }),
    listClasses: () => ({}),
    listContents: async (owner, given) => ({ query: { classId: await given.classFor(owner), search: 'agua' } }),
  },
  unlocks: {
    create: async (owner, given) => {
      await given.mayBuy(owner)
      await given.coins({ owner, amounts: { EDU_COIN: 50 } })
      return { body: { contentType: 'AVATAR_ITEM', contentId: 'ACCESSORIES.laco' } }
    },
    listMine: () => ({}),
  },
  users: {
    signUpOptions: () => ({}),
    signUp: () => ({ body: newcomer() }),
    signUpStudent: () => ({ body: { ...newcomer(), gradeId: randomUUID() } }),
    signUpGuardian: async ({ schoolId }, given) => {
      const { name, username, password } = newcomer()
      const child = await given.student({ schoolId })
      return { body: { name, username, password, guardianCode: await given.guardianCode({ child }) } }
    },
    acceptInvitation: ({ userId }) => ({
      params: { id: userId, verificationToken: 'a'.repeat(43) },
      body: { password: 'um-segredo-novo' },
    }),
    getProfile: ({ userId }) => ({ params: { id: userId } }),
    verifyEmail: ({ userId }) => ({ params: { id: userId, verificationToken: 'a'.repeat(43) } }),
    verifyEmailZc: ({ userId }) => ({ params: { id: userId, verificationToken: 'a'.repeat(43) } }),
    startRecovery: ({ username }) => ({ params: { id: username }, body: {} }),
    recover: ({ username }) => ({ params: { id: username, code: '000000' }, body: {} }),
    get: ({ userId }) => ({ params: { idOrUsername: userId } }),
    getBrief: ({ userId }) => ({ params: { id: userId } }),
    update: ({ userId }) => ({ params: { id: userId }, body: { state: 'BA', city: 'Salvador' } }),
    agreeTerms: ({ userId }) => ({ params: { id: userId }, body: { version: TERMS_VERSION } }),
    resendVerification: ({ userId }) => ({ params: { id: userId } }),
    checkCompleteData: () => ({}),
    completeRegister: () => ({ body: { dateOfBirth: '2013-05-20', state: 'MG', city: 'Ouro Preto' } }),
    nicknameExists: () => ({ params: { nick: 'ninguem' } }),
  },
  wallets: {
    getMine: () => ({}),
    listMyHistory: () => ({ query: { pSize: 5, coinType: 'XP' } }),
    getByType: () => ({ params: { type: 'XP' } }),
    getByUser: ({ userId }) => ({ params: { userId } }),
    listChildHistory: async (owner, given) => ({ params: { userId: (await childOf(owner, given)).userId } }),
    getBarChart: () => ({ query: { by: 'DAY' } }),
    getLineChart: () => ({ query: { by: 'MONTH', from: '2026-01-01', to: '2026-06-30' } }),
    getMyLimits: () => ({}),
    exchange: async (owner, given) => {
      await given.coins({ owner, amounts: { XP: 100 } })
      return { body: { xp: 100, educoins: 10 } }
    },
    give: async (owner, given) => {
      await given.mayBuy(owner)
      await given.coins({ owner, amounts: { EDU_COIN: 1 } })
      return { body: { userId: (await given.student()).userId, educoins: 1 } }
    },
    listMyGoals: () => ({}),
    createGoal: () => ({ body: { title: 'Uma coroa', educoins: 120 } }),
    updateGoal: async (owner, given) => ({
      params: { id: await given.savingsGoal({ owner }) },
      body: { educoins: 90 },
    }),
    celebrateGoal: async (owner, given) => ({ params: { id: await given.savingsGoal({ owner }) } }),
    removeGoal: async (owner, given) => ({ params: { id: await given.savingsGoal({ owner }) } }),
    getExchangeRate: () => ({}),
    changeExchangeRate: () => ({ body: { xp: 100, educoins: 10 } }),
  },
}

/** Somebody who wants to be the owner's friend. */
async function askerOf(owner: Person, given: Given): Promise<string> {
  const other = await given.neighbour(owner)
  await given.friendship({ from: other, to: owner, accepted: false })
  return other.userId
}

/** For who takes part: the gate of a student starts closed. */
async function inCommunity(owner: Person, given: Given, args: SampleArgs): Promise<SampleArgs> {
  await given.openCommunity(owner)
  return args
}

async function questionOf(owner: Person, given: Given) {
  const { id, questions } = await given.quiz({ owner })
  return { quiz: id, q: questions[0]!.id }
}

/** The student whose control is `owner`'s to change: themself, their child, or one of their school. */
async function childOf(owner: Person, given: Given): Promise<Person> {
  if (owner.role === 'STUDENT') return owner
  const child = await given.student({ schoolId: owner.schoolId })
  if (owner.role === 'PARENT') await given.guardianLink({ guardian: owner, child })
  return child
}

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

/** As `call` of a person does, for any call with any sample. */
export function perform(person: Caller, call: Call, args: SampleArgs & Pick<RequestArgs, 'headers'>) {
  const { method, path, ...init } = requestOf(call, args)
  return person.raw(method, path, init)
}
