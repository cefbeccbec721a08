import type { Selectable } from 'kysely'
import type { CourseTables } from '../../src/learning/courses/courses.tables.ts'
import { accountId, people } from '../people.ts'
import { classes, classId, schools, type SchoolKey } from '../schools.ts'
import { fileId, fileOf, withFileIds } from './files.ts'
import { courses } from './index.ts'
import { courseId, isFollowedBy, moduleId, places, schoolsOf, type Place } from './places.ts'
import type { DemoCourse } from './shape.ts'
import { videos } from './videos.ts'

type Rows<T extends keyof CourseTables> = Selectable<CourseTables[T]>[]

interface CourseRows {
  courses: Rows<'courses'>
  course_classes: Rows<'course_classes'>
  modules: Rows<'modules'>
  module_contents: Rows<'module_contents'>
}

interface Offer {
  school: SchoolKey
  course: DemoCourse
  id: string
  /** The later in the list, the older. */
  age: number
}

const offers: readonly Offer[] = courses.flatMap((course, age) =>
  schoolsOf(course).map((school) => ({ school, course, age, id: courseId(school, course.key) })),
)

/** Published are those that come from `publishedIds`, after their structure is there: it is locked from then on. */
export function courseRows(daysBefore: (days: number) => Date): CourseRows {
  return {
    courses: offers.map(({ id, school, course, age }) => ({
      id,
      school_id: schools[school].id,
      name: course.name,
      description: course.description,
      subject: course.subject,
      author_account_id: authorOf(course, school),
      is_sample: course.isSample ?? false,
      published_at: null,
      first_published_at: null,
      created_at: daysBefore(age === 0 ? 3 : 285 + age),
    })),
    course_classes: offers.flatMap(({ id, school, course }) =>
      classes
        .filter((row) => row.school === school && isFollowedBy(course, { school, className: row.name }))
        .map(({ name }) => ({ course_id: id, class_id: classId(school, name) })),
    ),
    modules: offers.flatMap(({ id, school, course }) =>
      course.modules.map(({ name, description, icon }, at) => ({
        id: moduleId(school, course.key, at + 1),
        course_id: id,
        name,
        description,
        icon,
        position: at + 1,
      })),
    ),
    module_contents: places.map(contentRow),
  }
}

export function publishedIds(): string[] {
  return offers.filter(({ course }) => !course.isDraft).map(({ id }) => id)
}

function authorOf({ authors }: DemoCourse, school: SchoolKey): string {
  return accountId(
    people.find(({ key }) => key === authors[school])!,
    school,
  )
}

function contentRow({ id, school, course, module, number, content }: Place): Rows<'module_contents'>[number] {
  const file = fileOf(content)
  const video = content.kind === 'VIDEO' ? videos[content.video] : undefined
  return {
    id,
    course_id: courseId(school, course.key),
    module_id: moduleId(school, course.key, module),
    kind: content.kind,
    title: content.title,
    position: number,
    minutes: content.minutes,
    text: withFileIds(school, content.text),
    file_id: file === undefined ? null : fileId(school, file),
    seconds: video?.seconds ?? null,
    transcript: [...(video?.transcript ?? [])],
    has_quiz: content.quiz !== undefined,
    has_challenge: content.challenge !== undefined,
    has_ebook: content.kind === 'EBOOK',
  }
}
