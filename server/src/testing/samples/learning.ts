import type { Given, Person } from '../given.ts'
import type { Samples } from './sample.ts'

export const samples = {
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
  shelves: {
    listByContent: async (owner, given) => ({ params: { id: (await given.contentFor(owner, 'EBOOK')).contentId } }),
    listMine: () => ({ query: { pSize: 5 } }),
    get: async (owner, given) => ({ params: { id: await given.ebook({ owner }) } }),
    savePosition: async (owner, given) => ({
      params: { id: await given.ebook({ owner }) },
      body: { atPage: 2, seen: [1, 2] },
    }),
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
} satisfies Partial<Samples>

async function questionOf(owner: Person, given: Given) {
  const { id, questions } = await given.quiz({ owner })
  return { quiz: id, q: questions[0]!.id }
}
