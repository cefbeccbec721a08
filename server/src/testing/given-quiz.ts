import { createQuiz, type NewQuestion } from '../learning/quizzes/public.ts'
import { draw } from '../learning/quizzes/quizzes.rules.ts'
import type { Db } from '../platform/db/database.ts'
import type { Person } from './given.ts'
import { givenCourse } from './given-course.ts'

export interface QuizOptions {
  /** Their class follows the course, where they are a student. */
  owner: Pick<Person, 'userId' | 'accountId' | 'schoolId'>
  questions?: number
  /** How many an attempt draws; all, unless a test says otherwise. */
  draws?: number
  /** How many questions of the owner's first attempt are answered; none: it is not started. */
  answered?: number
}

export interface GivenQuiz {
  id: string
  contentId: string
  moduleId: string
  courseId: string
  /** Of the first attempt, in its order; the right option first where a test must know. */
  questions: { id: string; rightId: string; wrongId: string; answerId?: string }[]
}

/** Told by its words which one is right, so that a leak can be seen. */
export function quizQuestions(count: number): NewQuestion[] {
  return Array.from({ length: count }, (_, at) => ({
    text: `Pergunta ${at + 1}?`,
    explanation: `Explicação secreta ${at + 1}.`,
    second: at * 10,
    options: ['A', 'B', 'C', 'D'].map((letter, index) => ({
      text: `Opção ${letter} de ${at + 1}`,
      isRight: index === at % 4,
    })),
  }))
}

/** A published course for the owner's class, whose one class has a quiz. */
export async function givenQuiz(
  db: Db,
  { owner, questions: count = 3, draws = count, answered = 0 }: QuizOptions,
): Promise<GivenQuiz> {
  const classes = await db.selectFrom('students').select('class_id').where('account_id', '=', owner.accountId).execute()
  const course = await givenCourse(db, {
    schoolId: owner.schoolId,
    classIds: classes.map(({ class_id }) => class_id),
    modules: [['VIDEO']],
    isPublished: false,
  })
  const contentId = course.contentIds[0]!
  const quizId = await db.transaction().execute((tx) => createQuiz(tx, contentId, quizQuestions(count), { draws }))
  await db.updateTable('courses').set({ published_at: new Date() }).where('id', '=', course.id).execute()
  const options = await db
    .selectFrom('quiz_options')
    .innerJoin('quiz_questions', 'quiz_questions.id', 'quiz_options.question_id')
    .select(['quiz_options.id', 'question_id', 'is_right', 'quiz_questions.position'])
    .where('quiz_id', '=', quizId)
    .orderBy('quiz_options.position')
    .execute()
  const drawables = Array.from(
    Map.groupBy(options, ({ question_id }) => question_id),
    ([id, own]) => ({
      id,
      position: own[0]!.position,
      options: own,
    }),
  )
  const drawn = draw({ userId: owner.userId, quizId, attempt: 1 }, drawables, draws)
  const questions = drawn.map(({ questionId }) => {
    const own = options.filter(({ question_id }) => question_id === questionId)
    return { id: questionId, rightId: own.find((o) => o.is_right)!.id, wrongId: own.find((o) => !o.is_right)!.id }
  })
  const quiz = { id: quizId, contentId, moduleId: course.moduleIds[0]!, courseId: course.id }
  if (answered === 0) return { ...quiz, questions }
  const attempt = await db
    .insertInto('quiz_attempts')
    .values({ account_id: owner.accountId, quiz_id: quizId, number: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('quiz_drawn_questions')
    .values(
      drawn.map(({ questionId, optionIds }, at) => ({
        attempt_id: attempt.id,
        question_id: questionId,
        account_id: owner.accountId,
        quiz_id: quizId,
        position: at + 1,
        option_ids: optionIds,
      })),
    )
    .execute()
  const answers = await db
    .insertInto('quiz_answers')
    .values(
      questions.slice(0, answered).map(({ id, rightId }) => ({
        account_id: owner.accountId,
        attempt_id: attempt.id,
        question_id: id,
        option_id: rightId,
      })),
    )
    .returning(['id', 'question_id'])
    .execute()
  const answerOf = new Map(answers.map(({ id, question_id }) => [question_id, id]))
  return {
    ...quiz,
    questions: questions.map((question) => {
      const answerId = answerOf.get(question.id)
      return { ...question, ...(answerId !== undefined && { answerId }) }
    }),
  }
}
