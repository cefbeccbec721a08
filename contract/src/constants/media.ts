/** What may be uploaded; the content must fit the extension. G8 */
export const UPLOAD_EXTENSIONS = [
  'jpeg',
  'jpg',
  'png',
  'pdf',
  'webp',
  'csv',
  'xls',
  'mp4',
  'aac',
  'pptx',
  'docx',
  'xlsx',
  'txt',
] as const
export type UploadExtension = (typeof UPLOAD_EXTENSIONS)[number]

/** What each is sent out as; the content was checked when it came in. G8 */
export const UPLOAD_TYPES: Readonly<Record<UploadExtension, string>> = {
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  webp: 'image/webp',
  csv: 'text/csv',
  xls: 'application/vnd.ms-excel',
  mp4: 'video/mp4',
  aac: 'audio/aac',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  txt: 'text/plain',
}

/** The accept list of the challenge and document picker. G8 */
export const UPLOAD_MIME_TYPES = [
  'image/png',
  'image/jpeg',
  'application/pdf',
  'text/plain',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const

/** Shown when present in data; some of them are never accepted for upload. G8 */
export const MEDIA_EXTENSIONS = {
  IMAGE: ['png', 'jpg', 'jpeg', 'webp'],
  VIDEO: ['mp4', 'avi'],
  AUDIO: ['aac', 'ogg', 'mp3', 'wma'],
  PDF: ['pdf'],
} as const
/** {type} of posts/feed/user/{userId}/media/{type}. */
export type MediaType = keyof typeof MEDIA_EXTENSIONS

/** Converted in the browser before upload. */
export const CONVERTIBLE_IMAGES = { from: ['heic', 'heif'], to: ['png', 'jpeg'] } as const

/** G54 */
export const IMAGE_COMPRESSION = {
  targetMegabytes: 1,
  largestSidePixels: 1024,
  /** Above this many bytes the target is the smaller one. */
  bigFromBytes: 1_048_576,
  bigTargetMegabytes: 0.8,
  /** Avatar preview and chat: compressed only above this many bytes. */
  alternateFromBytes: 300_000,
} as const

/** G54 */
export const FILE_BYTES_MAX = 50 * 1024 * 1024
export const IMAGE_BYTES_MAX = 20 * 1024 * 1024

/** Of one picture: more than a phone's camera takes, less than a server's memory minds. */
export const IMAGE_PIXELS_MAX = 50_000_000

/** Of a file's name, its extension included. */
export const FILE_NAME_CHARACTERS = 120

/** So many files a person may send in so many seconds. */
export const UPLOADS = 60
export const UPLOADS_WINDOW_SECONDS = 600

/** What all files of one account may weigh together; who teaches sends videos. */
export const UPLOAD_QUOTA_BYTES = { student: 1024 ** 3, other: 10 * 1024 ** 3 } as const

/** The picture of an avatar for places that cannot draw one: a square of so many pixels. E13 */
export const AVATAR_PREVIEW_SIDE = 512
/** Of its data-URL, within what a call's body may hold. */
export const AVATAR_PREVIEW_CHARACTERS = 250_000

/** Ours: previews of links. */
export const LINK_LENGTH_MAX = 2000
export const LINK_PREVIEWS = 60
export const LINK_PREVIEWS_WINDOW_SECONDS = 600
