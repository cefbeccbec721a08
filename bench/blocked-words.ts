import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { maskBlockedWords } from '../server/src/community/words/blocked-words.ts'
import { quantile } from './lib/load.ts'

/**
 * What the word filter costs for texts of 2,000 characters, beside a floor in the same run: reading the text once as
 * any filter must, in plain small letters. The bar is the p99 of the quietest round, for whatever else the machine does
 * is not the filter's.
 */
const bar = 5
const rounds = Number(process.env['ROUNDS'] ?? 10)
const timesEach = 200
const length = 2_000

const folder = join(import.meta.dirname, '../server/src/community/words')
const corpus = (name: string) => readFileSync(join(folder, `${name}.txt`), 'utf8').split('\n')
const filled = (text: string) => text.repeat(Math.ceil(length / text.length)).slice(0, length)

const texts: Record<string, string> = {
  'what people write at school': filled(corpus('innocent').join('. ')),
  'nothing but evasions': filled(corpus('evasions').join('. ')),
  'letter by letter': filled('p u t o '),
  'one letter a word': filled('a '),
  'letters hidden': filled('c*r*l '),
  'rows of asterisks': filled('c**********x '),
  'asterisks between letters': filled('c****a****r****a****l****h****z**** '),
  'hidden letters put apart': filled('*c.* c.'),
  'hidden letters of many words': filled(' $5*  s** **$ ** 5 s5s5 '),
  'signs of the whole world': filled('😀 á ж 漢 '),
  'one word without an end': filled('caralhh'),
}

function timed(work: () => unknown): number {
  const began = performance.now()
  work()
  return performance.now() - began
}

let over = 0
process.stdout.write(
  `milliseconds for ${length} characters, p99 of the quietest of ${rounds} rounds (at most ${bar})\n`,
)
for (const [name, text] of Object.entries(texts)) {
  const p99s: number[] = []
  const medians: { filter: number; floor: number }[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const filter: number[] = []
    const floor: number[] = []
    for (let count = 0; count < timesEach; count += 1) {
      filter.push(timed(() => maskBlockedWords(text)))
      floor.push(timed(() => Array.from(text.normalize('NFKD').toLowerCase()).length))
    }
    // The first round warms both up.
    if (round === 0) continue
    p99s.push(quantile(filter, 0.99))
    medians.push({ filter: quantile(filter, 0.5), floor: quantile(floor, 0.5) })
  }
  const p99 = Math.min(...p99s)
  const median = (of: 'filter' | 'floor') =>
    quantile(
      medians.map((each) => each[of]),
      0.5,
    )
  if (p99 >= bar) over += 1
  process.stdout.write(
    `${name.padEnd(28)} p99 ${p99.toFixed(2).padStart(6)}, median ${median('filter').toFixed(2)} = ${(median('filter') / median('floor')).toFixed(1)} times the floor\n`,
  )
}
process.exitCode = over > 0 ? 1 : 0
