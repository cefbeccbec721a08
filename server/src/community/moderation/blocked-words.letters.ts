/**
 * What a sign may stand for: every sign becomes a set of the 26 letters, as bits. A look-alike stands for the letter
 * it looks like; a digit or a sign, for every letter that people write with it.
 */

const bit = (letter: string): number => 1 << (letter.charCodeAt(0) - 97)

const anyLetter = 2 ** 26 - 1

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
}

/** Letters of other alphabets that look like ours; those that Unicode itself takes apart are not here. */
const lookAlikes: Readonly<Record<string, string>> = {
  // Cyrillic
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  ё: 'e',
  һ: 'h',
  н: 'h',
  і: 'i',
  ї: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  о: 'o',
  п: 'n',
  р: 'p',
  ԛ: 'q',
  г: 'r',
  ѕ: 's',
  т: 't',
  у: 'uy',
  ѵ: 'v',
  ѡ: 'w',
  х: 'x',
  ү: 'y',
  // Greek
  α: 'a',
  β: 'b',
  ϲ: 'c',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  μ: 'u',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  σ: 'o',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ω: 'w',
  // Latin letters with a life of their own
  ø: 'o',
  ð: 'd',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  ŧ: 't',
  ħ: 'h',
  ß: 's',
  þ: 'p',
  ɑ: 'a',
  ɡ: 'g',
  ʟ: 'l',
  ᴀ: 'a',
  ʙ: 'b',
  ᴄ: 'c',
  ᴅ: 'd',
  ᴇ: 'e',
  ꜰ: 'f',
  ɢ: 'g',
  ʜ: 'h',
  ɪ: 'i',
  ᴊ: 'j',
  ᴋ: 'k',
  ᴍ: 'm',
  ɴ: 'n',
  ᴏ: 'o',
  ᴘ: 'p',
  ʀ: 'r',
  ꜱ: 's',
  ᴛ: 't',
  ᴜ: 'u',
  ᴠ: 'v',
  ᴡ: 'w',
  ʏ: 'y',
  ᴢ: 'z',
}

const setOf = (letters: string): number => Array.from(letters).reduce((set, letter) => set | bit(letter), 0)

const sets = new Map<string, number>(
  [...Object.entries(instead), ...Object.entries(lookAlikes)].map(([sign, letters]) => [sign, setOf(letters)]),
)
/** Letters that are written for others: "karalho", "pvta", "putaz". */
const alsoWrittenFor: Readonly<Record<string, string>> = { k: 'cq', q: 'c', v: 'u', y: 'i', z: 's' }
for (let code = 97; code < 123; code += 1) {
  const letter = String.fromCharCode(code)
  sets.set(letter, setOf(letter + (alsoWrittenFor[letter] ?? '')))
}

/** Hides a letter: p*ta. */
const hiders = new Set('*#')
/** Accents, and what takes no room: zero-width signs, soft hyphens, variation selectors, direction marks. */
const invisible = /^[\p{M}\p{Cf}\u034F\u115F\u1160\u17B4\u17B5\u3164\uFFA0]$/u

export interface Sign {
  /** Letters it may stand for; 0 stands for none. */
  set: number
  /** Really a letter or a look-alike, not a sign used for one. */
  isLetter: boolean
  isHider: boolean
  isSpace: boolean
  /** Where it stands in the text, in code units. */
  from: number
  to: number
}

/** The signs of a text that can be seen, each with what it may stand for. */
export function signsOf(text: string): Sign[] {
  const signs: Sign[] = []
  let at = 0
  for (const sign of text) {
    const from = at
    at += sign.length
    for (const part of plain(sign)) {
      if (invisible.test(part)) {
        // Belongs to the sign before it, so that a mask covers it too.
        const before = signs.at(-1)
        if (before) before.to = at
        continue
      }
      signs.push({
        set: hiders.has(part) ? anyLetter : (sets.get(part) ?? 0),
        isLetter: (sets.has(part) && !Object.hasOwn(instead, part)) || /\p{L}/u.test(part),
        isHider: hiders.has(part),
        isSpace: /\s/.test(part),
        from,
        to: at,
      })
    }
  }
  return signs
}

/** Without accents, in small letters; most signs are one letter already. */
function plain(sign: string): string {
  return sign >= 'a' && sign <= 'z' ? sign : sign.normalize('NFKD').toLowerCase()
}

/** A word of the lists, as the sets that a text must meet, letter by letter. */
export function lettersOf(word: string): number[] {
  return Array.from(word.normalize('NFKD').replaceAll(/\p{M}/gu, ''), bit)
}
