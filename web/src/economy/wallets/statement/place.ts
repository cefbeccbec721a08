import type { OriginOperator } from '@trilha/contract/constants/economy'
import { paths } from '../../../app/paths.ts'
import type { StatementPart, StatementRow } from './statement.ts'

type Cause = Pick<StatementPart, 'origin' | 'subject' | 'place'>

export interface Way {
  /** The sentence of `entry.to` that leads there. */
  words: 'ACHIEVEMENT' | 'CHESTS' | 'CLASS' | 'COURSE' | 'ITEM' | 'PERSON' | 'POST' | 'TASK'
  to: string
  hash?: string
  search?: { item: string } | { class: string }
}

const toChests: Way = { words: 'CHESTS', to: paths.edubank, hash: 'chests' }

/** Of these the server knows a page as long as there is one; of the others none is built, or it is always the same. */
const withPage: ReadonlySet<OriginOperator> = new Set([
  'CHALLENGE_ATTACHMENT',
  'COMMENT_MODULE_CONTENT',
  'COMMENT_POST',
  'COMPLETE_CLASS',
  'CONTENT_NOTE',
  'COURSE',
  'LIKE_COMMENT',
  'LIKE_MODULE_CONTENT',
  'LIKE_POST',
  'MODULE',
  'MODULE_CONTENT_USER',
  'POST',
  'PROFESSOR_CHECK',
  'QUIZ_ANSWER',
  'TASK',
  'USER',
  'WATCH_CLASS_VIDEO',
])

/** The way to what caused a movement. `gone`: it had a page, and this account cannot open it any more. */
export function wayOf({ origin, subject, place }: Cause): Way | 'gone' | undefined {
  if (place) return toPlace(place)
  if (subject?.type === 'ELSEWHERE') return undefined
  // Somebody who was erased: the line says so itself.
  if (subject?.type === 'PERSON' && subject.name === null) return undefined
  if (withPage.has(origin)) return 'gone'
  switch (subject?.type) {
    case 'ACHIEVEMENT':
      return toAchievement(subject.code)
    case 'CHEST':
      if (subject.entity === 'ACHIEVEMENT') return toAchievement(subject.name)
      return subject.entity === 'MAP' ? toChests : 'gone'
    case 'ITEM':
      return { words: 'ITEM', to: paths.avatarStore, search: { item: subject.key } }
    default:
      return origin === 'CHEST' ? toChests : undefined
  }
}

/** Of several chests opened together there is no way to one of them alone; its parts have theirs. */
export function wayOfRow(row: StatementRow): Way | 'gone' | undefined {
  const isSeveral = row.parts.filter(({ origin }) => origin === row.origin).length > 1
  if (!isSeveral) return wayOf(row)
  return row.origin === 'CHEST' ? toChests : undefined
}

function toAchievement(code: string): Way {
  return { words: 'ACHIEVEMENT', to: paths.achievement, hash: code }
}

function toPlace(place: NonNullable<Cause['place']>): Way {
  switch (place.type) {
    case 'CLASS':
      return { words: 'CLASS', to: courseAt(place.courseId), search: { class: place.contentId } }
    case 'COURSE':
      return { words: 'COURSE', to: courseAt(place.courseId) }
    case 'PERSON':
      return { words: 'PERSON', to: paths.profile.replace('{profileId}', place.userId) }
    case 'POST':
      return { words: 'POST', to: paths.post.replace('{id}', place.postId) }
    case 'TASK':
      return { words: 'TASK', to: paths.task.replace('{taskId}', place.taskId) }
  }
}

function courseAt(id: string): string {
  return paths.course.replace('{id}', id)
}
