import { z } from 'zod'
import { domain } from '../call.ts'
import { Id } from '../common.ts'

export const UploadedFile = z.object({
  id: Id,
  /** Opens for some hours, for whoever has it. */
  url: z.string(),
  /** Without what could harm or deceive in a name. */
  name: z.string(),
  size: z.number().int().positive(),
  mimeType: z.string(),
  /** Of a picture. */
  width: z.number().int().positive().nullable(),
  height: z.number().int().positive().nullable(),
})
export type UploadedFile = z.infer<typeof UploadedFile>

/** What a picture needs to be shown. */
export const Picture = UploadedFile.pick({ url: true, width: true, height: true })
export type Picture = z.infer<typeof Picture>

export const files = domain('media', 'files', {
  upload: {
    method: 'POST',
    path: '/files/upload-file',
    doc: 'files.upload',
    summary: 'Send one file; what nothing refers to within a day is removed',
    access: { who: 'account' },
    upload: true,
    response: UploadedFile,
    status: 201,
    errors: ['ii_0017', 'ii_0018', 'ii_0019', 'ii_0062', 'ii_0076', 'ii_0077', 'ii_0049', 'rq_0019'],
  },
})
