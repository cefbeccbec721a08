import { lookAlikes } from './look-alikes.ts'

/**
 * What a sign may stand for: every sign becomes a set of the 26 letters, as bits. A look-alike stands for the letter
 * it looks like; a digit or a sign, for every letter that people write with it. The bits above say what else it is,
 * so that one number holds all of it and a text is read without making an object for each of its signs.
 */

const bit = (letter: string): number => 1 << (letter.charCodeAt(0) - 97)

export const anyLetter = 2 ** 26 - 1
/** Really a letter or a look-alike, not a sign used for one. */
export const isLetter = 1 << 26
/** Hides a letter, or stands between two: p*ta, p*u*t*a. */
export const isHider = 1 << 27
export const isSpace = 1 << 28
/** Takes no room: it belongs to the sign before it. */
const isInvisible = 1 << 29

/** Written instead of letters. */
const instead: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'il',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '§': 's',
  '€': 'e',
  '£': 'l',
  '¢': 'c',
  '!': 'i',
  '¡': 'i',
  '|': 'il',
  '+': 't',
  '(': 'c',
  '&': 'e',
}

/** First letters of alphabets that Unicode keeps as pictures: white on a disc or a square, and the letters of flags. */
const pictured = [0x1f150, 0x1f170, 0x1f1e6]

const setOf = (letters: string): number => Array.from(letters).reduce((set, letter) => set | bit(letter), 0)

/** What each sign looks like. */
const looks = new Map<string, number>(Object.entries(instead).map(([sign, letters]) => [sign, setOf(letters)]))
for (const [letter, signs] of Object.entries(lookAlikes))
  for (const sign of signs) looks.set(sign, (looks.get(sign) ?? 0) | bit(letter))
for (let code = 97; code < 123; code += 1) {
  const letter = String.fromCharCode(code)
  looks.set(letter, bit(letter))
  for (const first of pictured) looks.set(String.fromCodePoint(first + code - 97), bit(letter))
}
/** Greek capitals that look like another letter than the small ones do. */
const capitals = new Map(Array.from('ΗΜΝΥ', (capital, at) => [capital, bit('hmny'[at]!)]))
/** Letters that are written for others: "karalho", "pvta", "putaz". */
const alsoWrittenFor: Readonly<Record<string, string>> = { k: 'cq', q: 'c', v: 'u', w: 'u', y: 'i', z: 's' }
const sets = new Map(looks)
for (const [letter, others] of Object.entries(alsoWrittenFor)) sets.set(letter, setOf(letter + others))

const hiders = new Set('*#%')
/** Accents, and what takes no room: zero-width signs, soft hyphens, variation selectors, direction marks. */
const invisible = /^[\p{M}\p{Cf}\u034F\u115F\u1160\u17B4\u17B5\u3164\uFFA0]$/u

/** What each part of a sign is: most have one, a ligature or a letter with its accent several. */
const known = new Map<number, readonly number[]>()
/** Texts of the whole world's signs must not fill the memory. */
const mostKnown = 10_000

function partsOf(codePoint: number): readonly number[] {
  const parts = known.get(codePoint)
  if (parts) return parts
  const sign = String.fromCodePoint(codePoint)
  // A capital I is read as a small l: they look alike in most fonts.
  const read = sign === 'I' ? [setOf('il') | isLetter] : Array.from(sign.normalize('NFKD').toLowerCase(), readPart)
  if (known.size < mostKnown) known.set(codePoint, read)
  return read
}

function readPart(part: string): number {
  if (invisible.test(part)) return isInvisible
  if (hiders.has(part)) return anyLetter | isHider
  const set = sets.get(part) ?? 0
  const letter = (set !== 0 && !Object.hasOwn(instead, part)) || /\p{L}/u.test(part)
  return set | (letter ? isLetter : 0) | (/\s/.test(part) ? isSpace : 0)
}

/** The signs of a text that can be seen: what each is, and where it stands, in code units. */
export interface Signs {
  length: number
  what: Int32Array
  from: Int32Array
  to: Int32Array
}

/** The longest that one sign becomes when it is taken apart. */
const mostParts = 18

export function signsOf(text: string): Signs {
  let room = text.length + mostParts
  const signs: Signs = { length: 0, what: new Int32Array(room), from: new Int32Array(room), to: new Int32Array(room) }
  for (let at = 0; at < text.length;) {
    const codePoint = text.codePointAt(at)!
    const next = at + (codePoint > 0xffff ? 2 : 1)
    const parts = partsOf(codePoint)
    if (signs.length + parts.length > room) room = grow(signs)
    for (const what of parts) add(signs, { what, from: at, to: next })
    at = next
  }
  return signs
}

function add(signs: Signs, { what, from, to }: { what: number; from: number; to: number }): void {
  const at = signs.length
  if ((what & isInvisible) !== 0) {
    // A mask covers it too.
    if (at > 0) signs.to[at - 1] = to
    return
  }
  signs.what[at] = what
  signs.from[at] = from
  signs.to[at] = to
  signs.length += 1
}

function grow(signs: Signs): number {
  const room = signs.what.length * 2 + mostParts
  for (const key of ['what', 'from', 'to'] as const) {
    const wider = new Int32Array(room)
    wider.set(signs[key])
    signs[key] = wider
  }
  return room
}

/**
 * The letters that each sign of a text looks like, as bits. Accents, spaces and punctuation are left out. A letter that
 * looks like none of ours stands for itself, as a negative number.
 */
export function looksOf(text: string): number[] {
  return Array.from(text.normalize('NFKD')).flatMap((written) => {
    const sign = written.toLowerCase()
    if (invisible.test(sign)) return []
    const look = capitals.get(written) ?? looks.get(sign)
    if (look !== undefined) return [look]
    return /[\p{L}\p{N}]/u.test(sign) ? [-sign.codePointAt(0)!] : []
  })
}

/** A word of the lists as letters from 0 to 25; whatever else is in it is not asked for. */
export function lettersOf(word: string): number[] {
  return Array.from(word.normalize('NFKD').toLowerCase(), (letter) => letter.charCodeAt(0) - 97).filter(
    (letter) => letter >= 0 && letter < 26,
  )
}
