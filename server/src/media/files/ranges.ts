import type { ByteRange } from '../../platform/files/files.ts'

/** RFC 9110: one range of bytes. Several, or what cannot be read, are answered with the whole. */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  if (from === '') {
    const count = Number(to)
    return count === 0 ? 'unsatisfiable' : { first: Math.max(0, size - count), last: size - 1 }
  }
  const first = Number(from)
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < first) return undefined
  return first >= size ? 'unsatisfiable' : { first, last }
}
