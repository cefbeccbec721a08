import { FILE_NAME_CHARACTERS, UPLOAD_EXTENSIONS, UPLOAD_TYPES, type UploadExtension } from '@trilha/contract/constants'

/** Of our own when nothing of the sender's is left. */
const fallbackName = 'arquivo'

/** Names that Windows keeps for devices, whatever follows the dot. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i

/**
 * What is left of a name that somebody sent: no path, no control signs, nothing that turns the direction of writing or
 * cannot be seen (a `gpj.exe` that reads `exe.jpg`), nothing a file system minds.
 */
export function cleanName(sent: string): { base: string; extension: string } {
  const plain = sent
    .toWellFormed()
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/gu, '')
    .replaceAll(/[<>:"|?*%]/g, '-')
    .replaceAll(/\s+/gu, ' ')
    .trim()
  const dot = plain.lastIndexOf('.')
  const extension = dot < 0 ? '' : plain.slice(dot + 1).toLowerCase()
  const base = (dot < 0 ? plain : plain.slice(0, dot)).replaceAll(/^[. ]+|[. ]+$/g, '')
  return { base: deviceName.test(base) || base === '' ? fallbackName : base, extension }
}

export function isAccepted(extension: string): extension is UploadExtension {
  return (UPLOAD_EXTENSIONS as readonly string[]).includes(extension)
}

/** Cut by whole characters, never through one. */
export function nameOf(base: string, extension: UploadExtension): string {
  const room = FILE_NAME_CHARACTERS - extension.length - 1
  const cut = [...new Intl.Segmenter().segment(base)].map(({ segment }) => segment)
  while (cut.join('').length > room) cut.pop()
  return `${cut.join('').trimEnd()}.${extension}`
}

export function isPicture(extension: UploadExtension): boolean {
  return UPLOAD_TYPES[extension].startsWith('image/')
}

/** Shown in the page; everything else is only ever saved. */
export function isShown(extension: UploadExtension): boolean {
  return /^(?:image|video|audio)\/|^application\/pdf$/.test(UPLOAD_TYPES[extension])
}

/** Under which name the store keeps it: ids and words of ours alone. */
export function storedName({ id, extension }: { id: string; extension: UploadExtension }): string {
  return `${id}.${extension}`
}
