import type { Db } from '../../platform/db/database.ts'

export interface PictureRow {
  fileId: string
  name: string
  width: number | null
  height: number | null
}

/** Of its own school alone, whatever was put on it. */
export function listPictures(db: Db, contentId: string): Promise<PictureRow[]> {
  return db
    .selectFrom('content_pictures')
    .innerJoin('module_contents', 'module_contents.id', 'content_pictures.content_id')
    .innerJoin('courses', 'courses.id', 'module_contents.course_id')
    .innerJoin('files', (join) =>
      join.onRef('files.id', '=', 'content_pictures.file_id').onRef('files.school_id', '=', 'courses.school_id'),
    )
    .select(['files.id as fileId', 'files.name', 'files.width', 'files.height'])
    .where('content_pictures.content_id', '=', contentId)
    .orderBy('files.id')
    .execute()
}
