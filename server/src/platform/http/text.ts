import type { FieldProblem } from '@trilha/contract/fields'
import { hasControlCharactersInLines } from '@trilha/contract/rules'

/** Deep enough for any body of ours, far from where a recursive reader would run out of stack. */
const mostDepth = 32
/** More names than any form of ours has fields, with room for a long list of small things. */
const mostKeys = 2_000

/**
 * Read before parsing: `JSON.parse` itself falls over on a hundred thousand brackets, and keeps the last of two values
 * under one name, where whoever looked before us may have judged the first.
 */
export function isUnfitJson(json: string): boolean {
  const objects: (Set<string> | null)[] = []
  let keys = 0
  for (let index = 0; index < json.length; index += 1) {
    const character = json[index]
    if (character === '{' || character === '[') {
      objects.push(character === '{' ? new Set() : null)
      if (objects.length > mostDepth) return true
    } else if (character === '}' || character === ']') objects.pop()
    else if (character === '"') {
      const end = endOfText(json, index)
      const names = objects.at(-1)
      if (names && isFollowedByColon(json, end)) {
        const name = unescaped(json.slice(index, end + 1))
        keys += 1
        if (names.has(name) || keys > mostKeys) return true
        names.add(name)
      }
      index = end
    }
  }
  return false
}

function endOfText(json: string, start: number): number {
  for (let index = start + 1; index < json.length; index += 1) {
    if (json[index] === '\\') index += 1
    else if (json[index] === '"') return index
  }
  return json.length
}

function isFollowedByColon(json: string, end: number): boolean {
  let index = end + 1
  while (index < json.length && ' \t\r\n'.includes(json[index]!)) index += 1
  return json[index] === ':'
}

/** Two spellings of one name are one name. */
function unescaped(text: string): string {
  if (!text.includes('\\')) return text
  try {
    return `"${JSON.parse(text)}"`
  } catch {
    return text
  }
}

/**
 * Text with NUL or half a surrogate pair cannot be stored; with another control character, or one that turns the
 * direction of writing, it could pass for what it is not. Refused wherever it stands, in every call.
 */
export function unfitTexts(value: unknown, path: string[] = []): FieldProblem[] {
  if (typeof value === 'string') {
    return isUnfit(value) ? [{ code: 'ii_0042', field: path.join('.') || 'body' }] : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    return isUnfit(key)
      ? [{ code: 'ii_0042' as const, field: path.join('.') || 'body' }]
      : unfitTexts(inner, [...path, key])
  })
}

function isUnfit(text: string): boolean {
  return !text.isWellFormed() || hasControlCharactersInLines(text)
}
