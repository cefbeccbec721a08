import {
  CONVERTIBLE_IMAGES,
  FILE_BYTES_MAX,
  IMAGE_BYTES_MAX,
  IMAGE_COMPRESSION,
  MEDIA_EXTENSIONS,
  UPLOAD_EXTENSIONS,
  UPLOAD_MIME_TYPES,
  UPLOAD_TYPES,
  type UploadExtension,
} from '@trilha/contract/constants/media'

/** `usual`: every picture is brought to size. `spare`: avatar preview and chat, only above a weight. G54 */
export type UploadPath = 'usual' | 'spare'

/**
 * The endings that each picker takes: for an album, for a document (the hand-in of a challenge) and for a post. All of
 * them may be uploaded; what becomes of the file decides which of them make sense.
 */
export const pickers = {
  album: MEDIA_EXTENSIONS.IMAGE,
  document: UPLOAD_EXTENSIONS.filter((extension) => includes(UPLOAD_MIME_TYPES, UPLOAD_TYPES[extension])),
  post: [...MEDIA_EXTENSIONS.IMAGE, 'mp4'],
} as const satisfies Record<string, readonly UploadExtension[]>
export type Picker = keyof typeof pickers

/** Why a file is not even sent. A wrong kind is named after the picker, whose advice says what it takes. */
export type Refusal = Picker | 'empty' | 'large'

export interface UploadPlan {
  /** Phones take pictures that few programs open. */
  convert: boolean
  /** What a picture must fit in; null: it goes as it is. */
  fit: { bytes: number; side: number } | null
}

export interface PlanOptions {
  picker: Picker
  path?: UploadPath
}

const megabyte = 1024 * 1024

/** What happens to a file before it leaves, by its name and weight alone. G8, G54 */
export function planUpload(
  { name, size }: Pick<File, 'name' | 'size'>,
  { picker, path = 'usual' }: PlanOptions,
): UploadPlan | Refusal {
  const extension = extensionOf(name)
  const convert = includes(CONVERTIBLE_IMAGES.from, extension)
  const isPicture = convert || includes(MEDIA_EXTENSIONS.IMAGE, extension)
  if (!convert && !includes(pickers[picker], extension)) return picker
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

/** For `accept` of an input: what the picker takes, and the photos that are turned into one of them on the way. */
export function acceptOf(picker: Picker): string {
  return [...pickers[picker], ...CONVERTIBLE_IMAGES.from].map((extension) => `.${extension}`).join(',')
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
