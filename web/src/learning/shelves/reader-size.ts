import { browserStore } from '../../lib/storage.ts'

/** Times the size that a class's text has. */
export const readerSizes = [1, 1.2, 1.4, 1.7] as const

const sizeKey = 'trilha.reader-size'

/** The step that this browser was left at. */
export function readSize(): number {
  const step = Number(browserStore().getItem(sizeKey))
  return readerSizes[step] === undefined ? 0 : step
}

export function keepSize(step: number): void {
  browserStore().setItem(sizeKey, String(step))
}
