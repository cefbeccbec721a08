import type {
  ContentBrief,
  Course,
  CourseModule,
  FinishConditions,
  LearningWeek,
  Progress,
} from '@trilha/contract/learning/courses'
import type { ContentRow, CourseRow, MetCondition, ModuleRow } from './courses.repo.ts'
import { shownNameOf } from '@trilha/contract/rules'
import { courseStatus, percentOf, readRanges } from './courses.rules.ts'
import type { ProgressRow } from './progress.repo.ts'
import type { WeekRow } from './week.repo.ts'

function presentAuthor(row: CourseRow): Course['author'] {
  const { authorName: name, authorNickname: nickname, authorSurname: surname, authorRole: role } = row
  if (name === null || role === null) return null
  return { name: shownNameOf({ name, nickname, surname }), role, avatar: row.authorAvatar }
}

export function presentCourse(row: CourseRow): Course {
  const { id, name, description, subject, modules, contents, finished } = row
  return {
    id,
    name,
    description,
    subject,
    author: presentAuthor(row),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    modules,
    contents,
    finished,
    percent: percentOf(finished, contents),
    status: courseStatus(row),
    next: row.nextId === null ? null : { id: row.nextId, moduleId: row.nextModuleId!, title: row.nextTitle! },
  }
}

export function presentModule({ id, course_id, name, description, icon, position }: ModuleRow): CourseModule {
  return { id, courseId: course_id, name, description, icon, position }
}

/** The row is the shape. */
export function presentContent(row: ContentRow): ContentBrief {
  return row
}

export function presentProgress(row: ProgressRow): Progress {
  return {
    id: row.id,
    moduleContentId: row.content_id,
    status: row.status,
    position: row.position,
    watched: readRanges(row.watched),
    watchedPercent: row.seconds === null ? 0 : percentOf(row.covered, row.seconds),
    startedAt: row.started_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  }
}

interface Asked {
  kind: ContentRow['kind']
  seconds: number | null
  hasQuiz: boolean
  hasChallenge: boolean
  hasEbook: boolean
}

/** A video of unknown length cannot be measured, so it is not asked for. */
export function presentConditions(
  { kind, seconds, hasQuiz, hasChallenge, hasEbook }: Asked,
  met: readonly MetCondition[],
  isWatched: boolean,
): FinishConditions {
  const has = (wanted: MetCondition['condition']) => met.some(({ condition }) => condition === wanted)
  return {
    video: kind === 'VIDEO' && seconds !== null ? isWatched : null,
    quiz: hasQuiz ? has('QUIZ') : null,
    challenge: hasChallenge ? has('CHALLENGE') : null,
    ebook: hasEbook ? has('EBOOK') : null,
  }
}

export function presentWeek({ classes, today, days }: WeekRow): LearningWeek {
  const counts = Array.from({ length: 7 }, (_, day) => days.find((one) => one.day === day)?.count ?? 0)
  return { classes, today, days: counts, finished: counts.reduce((sum, count) => sum + count, 0) }
}
