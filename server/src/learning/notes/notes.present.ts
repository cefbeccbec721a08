import type { ContentNote, MyNote } from '@trilha/contract/learning/notes'
import type { MyNoteRow, NoteRow } from './notes.repo.ts'

export function presentNote(row: NoteRow): ContentNote {
  const { id, courseId, moduleId, contentId, note, second } = row
  return {
    id,
    courseId,
    moduleId,
    contentId,
    note,
    second,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

export function presentMyNote(row: MyNoteRow): MyNote {
  const { courseName, moduleName, contentTitle, canOpen } = row
  return { ...presentNote(row), courseName, moduleName, contentTitle, canOpen }
}
