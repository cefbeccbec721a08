import { extensionOf, fittedSides, renamed, type UploadPlan } from './upload-plan.ts'

/** Good to bad; below this a smaller picture looks better than a worse one. */
const qualities = [0.86, 0.78, 0.7, 0.6, 0.5]
const shrink = 0.8
const leastSide = 320

/** Nothing here says why a picture could not be read: the server's sentence for a damaged file does. */
export class UnreadablePicture extends Error {}

/**
 * A picture as it may leave: of a format that others open, no larger than asked for. One that fits already goes as it
 * is; the server takes the place and the camera out of it in any case.
 */
export async function fitPicture(file: File, { convert, fit }: UploadPlan): Promise<File> {
  const source = convert ? await convertHeic(file) : file
  if (!fit) return source
  const bitmap = await createImageBitmap(source, { imageOrientation: 'from-image' }).catch(() => {
    throw new UnreadablePicture(file.name)
  })
  try {
    const isSmall = Math.max(bitmap.width, bitmap.height) <= fit.side && source.size <= fit.bytes
    return isSmall ? source : await encodeWithin(bitmap, source, fit)
  } finally {
    bitmap.close()
  }
}

async function encodeWithin(bitmap: ImageBitmap, source: File, fit: NonNullable<UploadPlan['fit']>): Promise<File> {
  const isPng = extensionOf(source.name) === 'png'
  let { side } = fit
  for (;;) {
    const canvas = drawn(bitmap, side)
    // A drawing stays as sharp as it is, if that is light enough; a photo saved as PNG never is.
    const asIs = isPng ? await encoded(canvas, 'image/png', 1) : undefined
    if (asIs && asIs.size <= fit.bytes) return fileOf(asIs, source.name, 'png')
    // WebP keeps what is see-through, which JPEG would paint black.
    const [type, extension] = isPng || source.type === 'image/webp' ? ['image/webp', 'webp'] : ['image/jpeg', 'jpg']
    for (const quality of qualities) {
      const blob = await encoded(canvas, type, quality)
      if (blob.size <= fit.bytes || side <= leastSide) return fileOf(blob, source.name, extension)
    }
    side = Math.floor(side * shrink)
  }
}

function drawn(bitmap: ImageBitmap, side: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, fittedSides(bitmap.width, bitmap.height, side))
  const context = canvas.getContext('2d')
  if (!context) throw new UnreadablePicture('no canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}

function encoded(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new UnreadablePicture(type))), type, quality)
  })
}

/** A browser that cannot write the format writes PNG instead; its type says so. */
function fileOf(blob: Blob, name: string, extension: string): File {
  return new File([blob], renamed(name, blob.type === 'image/png' ? 'png' : extension), { type: blob.type })
}

async function convertHeic(file: File): Promise<File> {
  const { readHeic } = await import('./heic.ts')
  const image = await readHeic(file).catch(() => {
    throw new UnreadablePicture(file.name)
  })
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: image.width, height: image.height })
  canvas.getContext('2d')?.putImageData(image, 0, 0)
  const blob = await encoded(canvas, 'image/jpeg', 0.92)
  return new File([blob], renamed(file.name, 'jpg'), { type: 'image/jpeg' })
}
