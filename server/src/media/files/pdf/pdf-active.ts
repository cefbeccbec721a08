import { setImmediate as others } from 'node:timers/promises'

/**
 * Runs a script, starts a program, sends what was typed, plays what is not a page, carries another file along, or is
 * sealed so that nobody could look. A link (/URI) and a place in the file (/GoTo) stay.
 */
const activeNames = [
  'EmbeddedFile',
  'EmbeddedFiles',
  'Encrypt',
  'GoToE',
  'ImportData',
  'JavaScript',
  'Launch',
  'RichMedia',
  'SubmitForm',
]

/** Too short to be looked for among packed pictures, where they stand by chance. */
const activeKeys = new Set([...activeNames, 'AA', 'JS', 'XFA'])

export function isActiveKey(key: string): boolean {
  return activeKeys.has(key)
}

/** Each sign as it is or by its number. */
function spelled(name: string): string {
  const signs = Array.from(name, (sign) => {
    const hex = sign.charCodeAt(0).toString(16)
    return `(?:${sign}|#${hex.replaceAll(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)})`
  })
  return signs.join('')
}

const nameEnd = '(?![^\\0\\t\\n\\f\\r ()<>[\\]{}/%])'
const anyOf = (names: readonly string[]) => new RegExp(`/(?:${names.map(spelled).join('|')})${nameEnd}`, 'g')

const active = anyOf(activeNames)

/** Every stream that other objects are packed into has both of these, one way or another. */
const packNames = ['First', 'ObjStm']
const packs = anyOf(packNames)

export function isPackName(name: string): boolean {
  return packNames.includes(name)
}

/** Whether such a name stands anywhere in it: in an object, in a stream, in what only looks like a comment. */
export async function hasActive(bytes: Buffer): Promise<boolean> {
  return (await count(bytes, active)) > 0
}

export function countPacks(bytes: Buffer): Promise<number> {
  return count(bytes, packs)
}

const piece = 1024 * 1024
/** Longer than any of the names, with every sign of it by its number. */
const overlap = 64

async function count(bytes: Buffer, names: RegExp): Promise<number> {
  let found = 0
  for (let at = 0; at < bytes.length; at += piece) {
    for (const { index } of bytes.toString('latin1', at, at + piece + overlap).matchAll(names)) {
      if (index < piece) found += 1
    }
    if (bytes.length > piece) await others()
  }
  return found
}
