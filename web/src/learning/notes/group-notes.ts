import type { MyNote } from '@trilha/contract/learning/notes'
import { groupBy } from '../../lib/group-by.ts'

export interface CourseNotes {
  courseId: string
  courseName: string
  notes: MyNote[]
}

/** The server's order holds a trail's notes together, so a group never grows behind one that was read. */
export function groupByCourse(notes: readonly MyNote[]): CourseNotes[] {
  const groups = groupBy(notes, ({ courseId }) => courseId)
  return Array.from(groups, ([courseId, ofCourse]) => ({
    courseId,
    courseName: ofCourse[0]!.courseName,
    notes: ofCourse,
  }))
}
