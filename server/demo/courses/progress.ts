import type { Selectable } from 'kysely'
import type { CourseTables } from '../../src/learning/courses/courses.tables.ts'
import { createDraw, idOf } from '../ids.ts'
import { noteRows, type NoteRow } from '../notes.ts'
import { accountId, people } from '../people.ts'
import type { Act } from '../trails.ts'
import type { HandedIn } from './challenges.ts'
import { courseId, nextPlace, placeOf, type Place } from './places.ts'
import type { DoneQuiz } from './quizzes.ts'
import { videos } from './videos.ts'

type ProgressRow = Selectable<CourseTables['content_progress']>

export interface LearningRows {
  progress: ProgressRow[]
  conditions: Selectable<CourseTables['content_conditions']>[]
  likes: Selectable<CourseTables['content_likes']>[]
  notes: NoteRow[]
  quizzes: DoneQuiz[]
  works: HandedIn[]
}

interface Learner {
  userId: string
  accountId: string
}

type DatedAct = Act & { at: Date }

const minute = 60_000

/** What stands behind the payments of an account: what was finished, answered, handed in, noted and liked, at that moment. */
export function learningRows(
  { userId, accountId: account }: Learner,
  acts: readonly DatedAct[],
  { now }: { now: Date },
): LearningRows {
  const finished = paidFor(acts, 'MODULE_CONTENT_USER').map(({ place, at }) => finishedRow(account, place, at))
  return {
    progress: [...finished, ...begun(account, acts, now)],
    conditions: [
      ...paidFor(acts, 'QUIZ_ANSWER').map(({ place, at, operatorIds }) => ({
        account_id: account,
        content_id: place.id,
        condition: 'QUIZ' as const,
        percent: Math.round((100 * operatorIds.length) / place.content.quiz!.length),
        met_at: at,
      })),
      ...paidFor(acts, 'CHALLENGE_ATTACHMENT').map(({ place, at }) => ({
        account_id: account,
        content_id: place.id,
        condition: 'CHALLENGE' as const,
        percent: 100,
        met_at: at,
      })),
      ...finished.flatMap(readBook),
    ],
    likes: paidFor(acts, 'LIKE_MODULE_CONTENT').map(({ place, at }) => ({
      content_id: place.id,
      account_id: account,
      created_at: at,
    })),
    notes: paidFor(acts, 'CONTENT_NOTE').flatMap(({ place, at }) => noteRows(account, { content: place.id, at })),
    quizzes: paidFor(acts, 'QUIZ_ANSWER').map(({ place, at, operatorIds }) => ({
      userId,
      accountId: account,
      place,
      rightIds: operatorIds,
      at,
    })),
    works: paidFor(acts, 'CHALLENGE_ATTACHMENT').map(({ place, at }) => ({
      accountId: account,
      place,
      at,
      checkedAt: paidFor(acts, 'PROFESSOR_CHECK').find((check) => check.place === place)?.at ?? null,
    })),
  }
}

/** The class of a book is finished by whoever read it. */
function readBook({ account_id, content_id, updated_at }: ProgressRow): LearningRows['conditions'] {
  if (placeOf(content_id).content.kind !== 'EBOOK') return []
  return [{ account_id, content_id, condition: 'EBOOK', percent: 100, met_at: updated_at }]
}

function paidFor(acts: readonly DatedAct[], origin: Act['origin']) {
  return acts.flatMap((act) =>
    act.origin === origin && act.contentId !== undefined ? [{ ...act, place: placeOf(act.contentId) }] : [],
  )
}

function finishedRow(account: string, place: Place, at: Date): ProgressRow {
  const video = place.content.kind === 'VIDEO' ? videos[place.content.video] : undefined
  return {
    ...row(account, place),
    status: 'FINISHED',
    position: video?.seconds ?? 0,
    watched: video ? `{[0,${video.seconds})}` : '{}',
    unused_seconds: 0,
    started_at: new Date(at.getTime() - place.content.minutes * minute),
    updated_at: at,
    watched_at: video ? at : null,
    finished_at: at,
  }
}

/** The class after the last finished one was opened, and a video left in the middle: there the student goes on. */
function begun(account: string, acts: readonly DatedAct[], now: Date): ProgressRow[] {
  const last = paidFor(acts, 'MODULE_CONTENT_USER').at(-1)
  const place = last && nextPlace(last.place)
  if (!place || !createDraw(`goes on ${account}`).chance(place.content.kind === 'VIDEO' ? 100 : 60)) return []
  const latest = acts.at(-1)!.at.getTime()
  const at = new Date(latest + Math.min(10 * minute, Math.floor((now.getTime() - latest) / 2)))
  const video = place.content.kind === 'VIDEO' ? videos[place.content.video] : undefined
  const second = video ? Math.floor(video.seconds * 0.4) : 0
  return [
    {
      ...row(account, place),
      status: 'STARTED',
      position: second,
      watched: second > 0 ? `{[0,${second})}` : '{}',
      unused_seconds: 0,
      started_at: at,
      updated_at: at,
      watched_at: null,
      finished_at: null,
    },
  ]
}

function row(account: string, { id, school, course }: Place) {
  return {
    id: idOf('progress', account, id),
    account_id: account,
    content_id: id,
    course_id: courseId(school, course.key),
  }
}

const goals: readonly [key: string, classes: number][] = [
  ['luana', 4],
  ['caio', 6],
  ['yasmin', 3],
]

/** E18 */
export function weeklyGoals(): Selectable<CourseTables['weekly_goals']>[] {
  return goals.map(([who, perWeek]) => ({
    account_id: accountId(
      people.find(({ key }) => key === who)!,
      'ipe',
    ),
    classes: perWeek,
  }))
}
