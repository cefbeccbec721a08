import type { FieldProblem } from '@trilha/contract/fields'

/** Deep enough for any body of ours, far from where a recursive reader would run out of stack. */
const mostDepth = 32

/** Refuses before parsing: `JSON.parse` itself falls over on a hundred thousand brackets. */
export function isTooDeep(json: string): boolean {
  let depth = 0
  let inText = false
  for (let index = 0; index < json.length; index += 1) {
    const character = json.charCodeAt(index)
    if (inText) {
      if (character === 0x5c) index += 1
      else if (character === 0x22) inText = false
    } else if (character === 0x22) inText = true
    else if (character === 0x7b || character === 0x5b) {
      depth += 1
      if (depth > mostDepth) return true
    } else if (character === 0x7d || character === 0x5d) depth -= 1
  }
  return false
}

/** Text with NUL or half a surrogate pair cannot be stored, so it is refused wherever it stands. */
export function unstorableTexts(value: unknown, path: string[] = []): FieldProblem[] {
  if (typeof value === 'string') {
    return value.includes('\u0000') || !value.isWellFormed()
      ? [{ code: 'ii_0042', field: path.join('.') || 'body' }]
      : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const storable = !key.includes('\u0000') && key.isWellFormed()
    return storable
      ? unstorableTexts(inner, [...path, key])
      : [{ code: 'ii_0042' as const, field: path.join('.') || 'body' }]
  })
}
