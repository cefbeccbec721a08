import { students } from '@trilha/contract/school/students'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Person } from '../../testing/given.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()
const runs = 25

/** Moments around the borders of 2026 in three time zones, and well inside and outside of it. */
const moments = [
  '2025-07-01T12:00:00Z',
  '2025-12-31T23:59:59Z',
  '2026-01-01T00:00:00Z',
  '2026-01-01T02:59:59Z',
  '2026-01-01T03:00:00Z',
  '2026-01-01T04:59:59Z',
  '2026-01-01T05:00:00Z',
  '2026-08-15T12:00:00Z',
  '2027-01-01T02:59:59Z',
  '2027-01-01T03:00:00Z',
  '2027-01-01T04:59:59Z',
  '2027-01-01T05:00:00Z',
  '2027-03-01T12:00:00Z',
] as const

/** When 2026 begins and ends there, written down, not computed. */
const zones = {
  'America/Sao_Paulo': ['2026-01-01T03:00:00Z', '2027-01-01T03:00:00Z'],
  'America/Rio_Branco': ['2026-01-01T05:00:00Z', '2027-01-01T05:00:00Z'],
  UTC: ['2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z'],
} as const

const gain = fc.record({ at: fc.constantFrom(...moments), xp: fc.integer({ min: 1, max: 4 }) })
const school = fc.record({
  zone: fc.constantFrom(...(Object.keys(zones) as (keyof typeof zones)[])),
  size: fc.integer({ min: 1, max: 20 }),
  members: fc.array(fc.record({ gains: fc.array(gain, { maxLength: 4 }), hidden: fc.boolean() }), {
    minLength: 4,
    maxLength: 9,
  }),
})

type Case = typeof school extends fc.Arbitrary<infer T> ? T : never

/** Two share the first place, and most stand beyond a page of one: a draw may meet neither. */
const crowded: Case = {
  zone: 'UTC',
  size: 1,
  members: [8, 8, 6, 5, 4, 3, 2, 1].map((xp) => ({ gains: [{ at: '2026-08-15T12:00:00Z', xp }], hidden: false })),
}

/** The rule in the plainest words: count who has more, sort, take the first, add the neighbourhood. */
function expected({ zone, size, members }: Case, viewer: number): [position: number, name: string, value: number][] {
  const [from, to] = zones[zone]
  const sums = members.map(({ gains, hidden }, index) => ({
    index,
    name: nameOf(index),
    hidden,
    value: gains.filter(({ at }) => at >= from && at < to).reduce((sum, { xp }) => sum + xp, 0),
  }))
  const inside = sums.filter(({ hidden, value }) => !hidden && value > 0)
  inside.sort((a, b) => (a.value === b.value ? a.index - b.index : b.value - a.value))
  const rows = inside.map(({ index, name, value }) => ({
    index,
    row: [1 + inside.filter((other) => other.value > value).length, name, value] as [number, string, number],
  }))
  const me = rows.findIndex(({ index }) => index === viewer)
  const top = Math.min(size, Math.max(3, Math.floor(rows.length / 2)))
  const shown = new Set(rows.slice(0, top).map((_, at) => at))
  if (me >= top) shown.add(me - 1).add(me + 1)
  for (const [
    at,
    {
      row: [position],
    },
  ] of rows.entries()) {
    const isLast = position > 3 && rows.every(({ row: [other] }) => other <= position)
    if (isLast) shown.delete(at)
  }
  if (me >= 0) shown.add(me)
  return rows.filter((_, at) => shown.has(at)).map(({ row }) => row)
}

const nameOf = (index: number) => `Pessoa ${String(index).padStart(2, '0')}`

async function build({ zone, members }: Case): Promise<Person[]> {
  const { db } = test.database
  const schoolId = await test.given.school()
  await db.updateTable('schools').set({ time_zone: zone }).where('id', '=', schoolId).execute()
  const classId = await test.given.schoolClass(schoolId, 2026)
  const people: Person[] = []
  for (const [index, { gains, hidden }] of members.entries()) {
    const person = await test.given.student({ schoolId, classId, name: nameOf(index) })
    people.push(person)
    if (hidden) await person.call(students, 'setMyRanking', { body: { isVisible: false } })
    // The ledger is written forward: each entry has the date of the one before or a later one.
    for (const { at, xp } of gains.toSorted((a, b) => a.at.localeCompare(b.at)))
      await test.given.pastEntry({ owner: person, value: xp, at: new Date(at) })
  }
  return people
}

describe('the ranking, against its rule in plain words', () => {
  it(`holds for ${runs} drawn classes, seen by each of their students`, { timeout: 120_000 }, async () => {
    let shared = 0
    let beyond = 0
    await fc.assert(
      fc.asyncProperty(school, async (drawn) => {
        const people = await build(drawn)
        for (const [index, person] of people.entries()) {
          const answer = await person.call(students, 'listRankingByUser', {
            params: { id: person.userId },
            query: { pSize: drawn.size },
          })
          if (!answer.ok) throw new Error(answer.code)
          const rows = answer.body.map(({ position, user, value }) => [position, user.name, value])
          expect(rows).toEqual(expected(drawn, index))
          if (new Set(rows.map(([position]) => position)).size < rows.length) shared += 1
          if (rows.length > drawn.size || (rows.length > 3 && rows.length > people.length / 2)) beyond += 1
        }
      }),
      { numRuns: runs, examples: [[crowded]] },
    )
    // What it is for was met.
    expect(shared).toBeGreaterThan(0)
    expect(beyond).toBeGreaterThan(0)
  })
})
