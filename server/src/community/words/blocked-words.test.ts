import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findBlockedWords, hasBlockedWord, maskBlockedWords } from './blocked-words.ts'
import { lookAlikes } from './look-alikes.ts'
import { plantWords } from './tree.ts'

/** One text a line. */
function corpus(name: string): string[] {
  return readFileSync(join(import.meta.dirname, `${name}.txt`), 'utf8')
    .trimEnd()
    .split('\n')
}

const targets = [
  'arrombado', 'babaca', 'boiola', 'bosta', 'buceta', 'caralho', 'cuzão', 'desgraçado', 'fodido', 'merda', 'otário',
  'piroca', 'porra', 'puta', 'punheta', 'retardado', 'vagabunda', 'viado', 'asshole', 'bitch', 'bullshit', 'fuck',
  'shit', 'slut', 'whore',
] // oxfmt-ignore

const put = (map: Record<string, string>) => (word: string) =>
  Array.from(word, (letter) => map[letter] ?? letter).join('')
const plain = (word: string) => word.normalize('NFKD').replaceAll(/\p{M}/gu, '')
const middle = (word: string) => Math.floor(word.length / 2)

/** Ways in which children get words past a filter. */
const evasions: Record<string, (word: string) => string> = {
  'in capitals': (word) => word.toUpperCase(),
  'without accents': plain,
  'with accents': put({ a: 'á', e: 'ê', i: 'í', o: 'ö', u: 'ù' }),
  'with digits': put({ a: '4', e: '3', i: '1', o: '0', s: '5', t: '7' }),
  'with signs': put({ a: '@', s: '$', i: '!' }),
  'with Cyrillic': put({ a: 'а', e: 'е', o: 'о', c: 'с', p: 'р' }),
  'letters drawn out': (word) => word.replace(/[aeiou]/, (vowel) => vowel.repeat(4)),
  'letter by letter': (word) => Array.from(word).join(' '),
  'with dots': (word) => Array.from(word).join('.'),
  'zero-width signs between': (word) => Array.from(word).join('\u200B'),
  'cut by a hyphen': (word) => `${word.slice(0, middle(word))}-${word.slice(middle(word))}`,
  'a letter hidden': (word) => `${word.slice(0, 1)}*${word.slice(2)}`,
  'asterisks between': (word) => Array.from(word).join('*'),
  'in wide letters': (word) =>
    Array.from(plain(word), (letter) => String.fromCodePoint(letter.codePointAt(0)! + 0xfee0)).join(''),
  'in letters of flags': (word) =>
    Array.from(plain(word), (letter) => String.fromCodePoint(letter.codePointAt(0)! - 97 + 0x1f1e6)).join(''),
  'drawn out at the end': (word) => word + word.slice(-1).repeat(5),
}

describe('look-alikes', () => {
  it.each(Object.entries(lookAlikes))(
    'of %s are small letters that Unicode does not take apart, and are read so',
    (letter, signs) => {
      for (const sign of signs) {
        expect(sign.normalize('NFKD').toLowerCase(), `${sign} U+${sign.codePointAt(0)!.toString(16)}`).toBe(sign)
        const own = plantWords([`zz${letter}qqxx`])
        expect(findBlockedWords(`zz${sign}qqxx`, [own]), sign).toHaveLength(1)
      }
      expect(new Set(signs).size).toBe(Array.from(signs).length)
    },
  )

  it('make no word of a word with one of them', () => {
    expect(maskBlockedWords('ƒµck')).toBe('****')
    expect(maskBlockedWords('O foco ƒ da lente, 5 µm')).toBe('O foco ƒ da lente, 5 µm')
  })
})

describe('the filter', () => {
  it('catches at least 98 % of 300 and more evasions as people write them', () => {
    const texts = corpus('evasions')
    const missed = texts.filter((text) => !hasBlockedWord(text))
    expect(new Set(texts).size).toBeGreaterThanOrEqual(300)
    expect(missed.length / texts.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.02)
  })

  it.each(Object.entries(evasions))('catches at least 98 %% of the words %s', (_way, evade) => {
    const missed = targets.filter((target) => !hasBlockedWord(`seu ${evade(target)}, viu`))
    expect(missed.length / targets.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.02)
  })

  it('touches at most 0.5 % of 300 and more innocent texts', () => {
    const texts = corpus('innocent')
    const touched = texts.filter((text) => hasBlockedWord(text))
    expect(new Set(texts).size).toBeGreaterThanOrEqual(300)
    expect(touched.length / texts.length, JSON.stringify(touched)).toBeLessThanOrEqual(0.005)
  })

  it('touches none of the product’s own sentences', () => {
    const folder = join(import.meta.dirname, '../../../../web/locales')
    const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => textsIn(JSON.parse(readFileSync(join(folder, file), 'utf8'))))
    expect(texts.length).toBeGreaterThan(1_000)
    expect(texts.filter((text) => hasBlockedWord(text))).toEqual([])
  })
})

describe('a row of asterisks', () => {
  // Every way through the words was tried for each: 28 signs took minutes, and the server with them.
  it.each(['c', 'ca', 'caralh'])('of any length after %j is read in no time', (start) => {
    for (const length of [1, 5, 20, 40, 400]) {
      const text = `${start}${'*'.repeat(length)}x`
      expect(maskBlockedWords(`${text} ${text}`)).toBe(`${text} ${text}`)
    }
  })

  it.each(['p**a', 'c*r*lh*', 'f**k'])('hides no word: %j', (text) => {
    expect(hasBlockedWord(text)).toBe(true)
  })
})

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

describe('a mask', () => {
  it.each([
    ['que merda', 'que *****'],
    ['M.e.r.d.a!', '*********!'],
    ['puta que pariu', '**************'],
    ['sua puta', 'sua ****'],
    ['suaputa', '*******'],
    ['no corno do rinoceronte, seu corno', 'no corno do rinoceronte, seu *****'],
    ['vai tomar no cu agora', 'vai *********** agora'],
    ['sua p\u200Bu\u200Bt\u200Ba', 'sua *******'],
    ['merda, que merda 😀', '*****, que ***** 😀'],
    ['nada disso', 'nada disso'],
  ])('of %j is %j', (text, masked) => {
    expect(maskBlockedWords(text)).toBe(masked)
  })
})
