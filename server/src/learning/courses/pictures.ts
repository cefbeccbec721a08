import type { TextPicture } from '@trilha/contract/learning/courses'
import { fileAddress } from '../../media/files/public.ts'
import type { FileWork } from '../../platform/http/context.ts'
import { listPictures, type PictureRow } from './pictures.repo.ts'

/** The pictures of a class: one query, whatever of it they are shown in. */
export async function picturesOfContent(
  { db, platform }: FileWork,
  contentId: string,
): Promise<(text: string) => TextPicture[]> {
  const rows = await listPictures(db, contentId)
  const present = ({ fileId, name, width, height }: PictureRow): TextPicture => ({
    id: fileId,
    url: fileAddress(platform, { fileId, name }),
    width,
    height,
  })
  return (text) => rows.filter(({ fileId }) => text.includes(`file:${fileId}`)).map(present)
}
