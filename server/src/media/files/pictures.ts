import { IMAGE_PIXELS_MAX, type UploadExtension } from '@trilha/contract/constants'
import sharp from 'sharp'
import { createLimit } from '../../platform/limit.ts'
import { fail } from '../../platform/http/failure.ts'

// Only these three are ever read: no drawing that could fetch or run something (SVG), no format nobody sends.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile'],
})

// It would keep pictures by their path, in memory and open on the disk, that nobody asks for twice.
sharp.cache(false)

/** A picture in memory is large: so many at a time, the others wait. */
const limit = createLimit(2, 200)

const formats = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', webp: 'webp' } as const
type Picture = keyof typeof formats

export interface Rewritten {
  width: number
  height: number
}

/**
 * Reads the pixels and writes them anew, upright and without anything else that the file carried: no place, no camera,
 * no thumbnail of what was cut away, no second file behind the first (decision D6). Of a moving picture the first
 * frame is left.
 */
export function rewritePicture(from: string, to: string, extension: UploadExtension): Promise<Rewritten> {
  return limit(() => rewrite(from, to, formats[extension as Picture]))
}

async function rewrite(from: string, to: string, format: (typeof formats)[Picture]): Promise<Rewritten> {
  const picture = sharp(from, { limitInputPixels: IMAGE_PIXELS_MAX, failOn: 'error', sequentialRead: true })
  const found = await picture.metadata().catch(refuse)
  if (found.format !== format) throw fail('ii_0018', { field: 'file' })
  if (found.width * found.height > IMAGE_PIXELS_MAX) throw fail('ii_0076', { field: 'file' })
  const upright = picture.autoOrient()
  const written =
    format === 'jpeg' ? upright.jpeg({ quality: 85 }) : format === 'png' ? upright.png() : upright.webp({ quality: 85 })
  const { width, height } = await written.toFile(to).catch(refuse)
  return { width, height }
}

function refuse(error: unknown): never {
  const { message } = error as Error
  if (/pixel limit/i.test(message)) throw fail('ii_0076', { field: 'file' })
  if (/unsupported image format/i.test(message)) throw fail('ii_0018', { field: 'file' })
  throw fail('ii_0062', { field: 'file' })
}
