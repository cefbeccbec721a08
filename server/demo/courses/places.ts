import { idOf } from '../ids.ts'
import { gradePositionOf } from '../../src/school/schools/schools.rules.ts'
import type { SchoolKey } from '../schools.ts'
import { courses } from './index.ts'
import type { DemoContent, DemoCourse } from './shape.ts'

/** A course belongs to one school, so the same course in two schools is two. */
export function courseId(school: SchoolKey, course: string): string {
  return idOf('course', school, course)
}

/** Modules and contents are counted from one. */
export function moduleId(school: SchoolKey, course: string, module: number): string {
  return idOf('module', school, course, module)
}

export function contentId(school: SchoolKey, course: string, module: number, number: number): string {
  return idOf('content', school, course, module, number)
}

export function quizId(content: string): string {
  return idOf('quiz', content)
}

export function questionId(content: string, at: number): string {
  return idOf('question', content, at)
}

export function ebookId(content: string): string {
  return idOf('ebook', content)
}

export function challengeId(content: string): string {
  return idOf('challenge', content)
}

/** Where a class stands. */
export interface Place {
  id: string
  school: SchoolKey
  course: DemoCourse
  module: number
  number: number
  content: DemoContent
}

export function schoolsOf({ authors }: DemoCourse): SchoolKey[] {
  return Object.keys(authors) as SchoolKey[]
}

export const places: readonly Place[] = courses.flatMap((course) =>
  schoolsOf(course).flatMap((school) =>
    course.modules.flatMap(({ contents }, at) =>
      contents.map((content, index) => ({
        id: contentId(school, course.key, at + 1, index + 1),
        school,
        course,
        module: at + 1,
        number: index + 1,
        content,
      })),
    ),
  ),
)

const placeById = new Map(places.map((place) => [place.id, place]))

export function placeOf(content: string): Place {
  const place = placeById.get(content)
  if (!place) throw new Error(`No class of the demo has the id ${content}`)
  return place
}

/** The class after this one in its course. */
export function nextPlace({ id, school, course }: Place): Place | undefined {
  const way = places.filter((place) => place.school === school && place.course === course)
  return way[way.findIndex((place) => place.id === id) + 1]
}

export function courseNamed(key: string): DemoCourse {
  return courses.find((course) => course.key === key)!
}

export function isFollowedBy(course: DemoCourse, { school, className }: { school: SchoolKey; className: string }) {
  const [from, to] = course.grades
  const grade = gradePositionOf(className)!
  return !course.isDraft && course.authors[school] !== undefined && from <= grade && grade <= to
}
