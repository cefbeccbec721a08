import { randomUUID } from 'node:crypto'
import { cursorOf } from '../../platform/http/page.ts'
import type { Given, Person } from '../given.ts'
import type { SampleArgs, Samples } from './sample.ts'

export const samples = {
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
} satisfies Partial<Samples>

/** Everybody of a school sees who works there. */
async function reportOfColleague({ schoolId }: Person, given: Given): Promise<SampleArgs> {
  const { userId } = await given.person({ role: 'PROFESSOR', schoolId })
  return { body: { contentId: userId, entityReport: 'PROFILE', type: 'OFFENSIVE', description: 'O apelido ofende.' } }
}

async function caseOfSchool({ schoolId }: Person, given: Given, state: 'OPEN' | 'APPEALED' = 'OPEN'): Promise<string> {
  return given.moderationCase({ author: await given.student({ schoolId }), state })
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
