import {
  CONVERTIBLE_IMAGES,
  FILE_BYTES_MAX,
  IMAGE_BYTES_MAX,
  IMAGE_COMPRESSION,
  MEDIA_EXTENSIONS,
  UPLOAD_EXTENSIONS,
  UPLOAD_TYPES,
  type UploadExtension,
} from '@trilha/contract/constants/media'

/** `usual`: every picture is brought to size. `spare`: avatar preview and chat, only above a weight. G54 */
export type UploadPath = 'usual' | 'spare'

/** Why a file is not even sent; the server would say the same, but to `document`: a picker may take fewer kinds. */
export type Refusal = 'document' | 'empty' | 'kind' | 'large'

export interface UploadPlan {
  /** Phones take pictures that few programs open. */
  convert: boolean
  /** What a picture must fit in; null: it goes as it is. */
  fit: { bytes: number; side: number } | null
}

export interface PlanOptions {
  path?: UploadPath
  /** What the picker takes of what may be uploaded; all of it, unless said. */
  types?: readonly string[]
}

const megabyte = 1024 * 1024

/** What happens to a file before it leaves, by its name and weight alone. G8, G54 */
export function planUpload(
  { name, size }: Pick<File, 'name' | 'size'>,
  { path = 'usual', types }: PlanOptions = {},
): UploadPlan | Refusal {
  const extension = extensionOf(name)
  const convert = includes(CONVERTIBLE_IMAGES.from, extension)
  const isPicture = convert || includes(MEDIA_EXTENSIONS.IMAGE, extension)
  if (!convert && !takes(types, extension)) return types ? 'document' : 'kind'
  if (size === 0) return 'empty'
  if (size > (isPicture ? IMAGE_BYTES_MAX : FILE_BYTES_MAX)) return 'large'
  const isFitted = isPicture && (path === 'usual' || size > IMAGE_COMPRESSION.alternateFromBytes)
  return { convert, fit: isFitted ? fitOf(size) : null }
}

function fitOf(size: number): { bytes: number; side: number } {
  const { bigFromBytes, bigTargetMegabytes, targetMegabytes, largestSidePixels } = IMAGE_COMPRESSION
  const megabytes = size > bigFromBytes ? bigTargetMegabytes : targetMegabytes
  return { bytes: Math.floor(megabytes * megabyte), side: largestSidePixels }
}

export function extensionOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
}

/** The same name with another ending. */
export function renamed(name: string, extension: string): string {
  return `${name.replace(/\.[^.]+$/, '')}.${extension}`
}

/** What fits into the longest side, in whole pixels. */
export function fittedSides(width: number, height: number, side: number): { width: number; height: number } {
  const scale = Math.min(1, side / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

function takes(types: readonly string[] | undefined, extension: string): boolean {
  if (!includes(UPLOAD_EXTENSIONS, extension)) return false
  return !types || includes(types, UPLOAD_TYPES[extension as UploadExtension])
}

function includes(list: readonly string[], value: string): boolean {
  return list.includes(value)
}

/** What this side knows to be refused, before a byte of it leaves. */
export class UploadRefusal extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal)
    this.refusal = refusal
  }
}
