import { posts } from '@trilha/contract/community/posts'
import { SEARCH_COUNT_MAX } from '@trilha/contract/constants'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Person } from '../../testing/given.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()

async function givenReaders() {
  const { given } = test
  const schoolId = await given.school()
  const classId = await given.schoolClass(schoolId)
  const ana = await given.person({ role: 'STUDENT', schoolId, classId })
  const bia = await given.person({ role: 'STUDENT', schoolId, classId: await given.schoolClass(schoolId) })
  await given.openCommunity({ schoolId })
  return { schoolId, classId, ana, bia }
}

async function search(who: Person, words: string, query: { pSize?: number; cursor?: string } = {}) {
  const answer = await who.call(posts, 'search', { query: { search: words, ...query } })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}
const found = async (who: Person, words: string) => (await search(who, words)).content.map(({ text }) => text)

describe('search over posts', () => {
  it('finds by every word, by its beginning, case and accents aside, the newest first', async () => {
    const { ana, bia } = await givenReaders()
    const texts = ['A Água evapora no verão', 'Feira de ciências: ÁGUA e óleo', 'Treino de vôlei amanhã']
    for (const text of texts) await test.given.post({ owner: bia, text })
    expect(await found(ana, 'agua')).toEqual([texts[1], texts[0]])
    expect(await found(ana, 'ÁGUA oleo')).toEqual([texts[1]])
    expect(await found(ana, 'ciên')).toEqual([texts[1]])
    expect(await found(ana, 'volei agua')).toEqual([])
    expect(await found(ana, '')).toEqual([])
    expect(await found(ana, "!?& | :* ' \\")).toEqual([])
  })

  it('within a feed finds of that feed alone, in pages, and leaves what is new as it is', async () => {
    const { classId, ana, bia } = await givenReaders()
    for (const text of ['Horta um', 'Treino', 'Horta dois', 'A hortta nova'])
      await test.given.post({ owner: ana, text, audience: 'CLASS', classId })
    await test.given.post({ owner: bia, text: 'Horta da escola', audience: 'SCHOOL' })
    const look = async (query: { scope: 'CLASS' | 'SCHOOL'; search: string; pSize?: number; cursor?: string }) => {
      const answer = await ana.call(posts, 'feed', { query })
      if (!answer.ok) throw new Error(answer.code)
      return answer.body
    }
    const texts = async (scope: 'CLASS' | 'SCHOOL', words: string) =>
      (await look({ scope, search: words })).content.map(({ text }) => text)
    expect(await texts('CLASS', 'horta')).toEqual(['Horta dois', 'Horta um', 'A hortta nova'])
    expect(await texts('SCHOOL', 'HORTA')).toEqual(['Horta da escola'])
    expect(await texts('CLASS', 'zebra')).toEqual([])
    expect(await texts('CLASS', '  ')).toHaveLength(4)
    const read: string[] = []
    let cursor: string | undefined
    do {
      const page = await look({ scope: 'CLASS', search: 'horta', pSize: 1, ...(cursor !== undefined && { cursor }) })
      read.push(...page.content.map(({ text }) => text))
      cursor = page.next ?? undefined
    } while (cursor !== undefined)
    expect(read).toEqual(['Horta dois', 'Horta um', 'A hortta nova'])
    expect(await look({ scope: 'SCHOOL', search: 'zebra' })).toMatchObject({ content: [], unseen: 1 })
  })

  it('finds tags, and words as they are after an edit', async () => {
    const { ana } = await givenReaders()
    const made = await ana.call(posts, 'create', { body: { text: 'Vamos plantar', tags: ['horta'] } })
    if (!made.ok) throw new Error(made.code)
    expect(await found(ana, 'horta')).toEqual(['Vamos plantar'])
    await ana.call(posts, 'update', { params: { id: made.body.id }, body: { text: 'Vamos colher abóboras' } })
    expect(await found(ana, 'plantar')).toEqual([])
    expect(await found(ana, 'aboborras')).toEqual(['Vamos colher abóboras'])
  })

  it('forgives a letter too many, too few, wrong or in the wrong place, behind what is spelled so', async () => {
    const { ana, bia } = await givenReaders()
    await test.given.post({ owner: bia, text: 'Olimpíada de matemática' })
    await test.given.post({ owner: bia, text: 'Passeio ao museu' })
    for (const typed of ['matemattica', 'matemtica', 'matenatica', 'matmeatica', 'olimpida matematca'])
      expect(await found(ana, typed), typed).toEqual(['Olimpíada de matemática'])
    expect(await found(ana, 'bicicleta')).toEqual([])
    // Of a short word too little would be left: it begins one, or is not found.
    await test.given.post({ owner: bia, text: 'A roda do bonde' })
    for (const typed of ['rodo', 'rada', 'boda', 'robe']) expect(await found(ana, typed), typed).toEqual([])
    expect(await found(ana, 'bond')).toEqual(['A roda do bonde'])
    await test.given.post({ owner: bia, text: 'Escrevi matematca errado', createdAt: new Date(Date.now() - 9_000_000) })
    expect(await found(ana, 'matematca')).toEqual(['Escrevi matematca errado', 'Olimpíada de matemática'])
  })

  it('guesses by the words of the own school alone, and no longer by those that nobody says any more', async () => {
    const { ana } = await givenReaders()
    const postId = await test.given.post({ owner: ana, text: 'Caleidoscópio' })
    await test.given.post({ owner: ana, text: 'Outra coisa' })
    const words = async () => {
      const rows = await test.database.db
        .selectFrom('school_words')
        .select('word')
        .where('school_id', '=', ana.schoolId)
        .orderBy('word')
        .execute()
      return rows.map(({ word }) => word)
    }
    expect(await words()).toEqual(['caleidoscopio', 'coisa', 'outra'])
    const again = await test.given.post({ owner: ana, text: 'Outra vez, caleidoscópio' })
    await ana.call(posts, 'update', { params: { id: again }, body: { text: 'Outra vez' } })
    expect(await words()).toEqual(['caleidoscopio', 'coisa', 'outra'])
    await ana.call(posts, 'remove', { params: { id: postId } })
    expect(await words()).toEqual(['coisa', 'outra'])
  })

  it('shows nothing of which the reader may not know', async () => {
    const { ana, bia, schoolId, classId } = await givenReaders()
    const { given, database } = test
    const text = 'segredo'
    const closed = await given.person({ role: 'STUDENT', schoolId, classId })
    await given.post({ owner: closed, text })
    await given.post({ owner: bia, text, audience: 'FRIENDS' })
    await given.post({ owner: bia, text, audience: 'CLASS', classId: await given.schoolClass(schoolId) })
    const blocked = await given.person({ role: 'STAFF', schoolId })
    await given.post({ owner: blocked, text })
    await given.block(blocked, ana)
    const elsewhere = await givenReaders()
    await given.post({ owner: elsewhere.ana, text })
    const hidden = await given.post({ owner: bia, text })
    await sql`update posts set hidden_at = now() where id = ${hidden}`.execute(database.db)
    await sql`update parental_controls set community_enabled = false where account_id = ${closed.accountId}`.execute(
      database.db,
    )
    const gone = await given.post({ owner: bia, text })
    await bia.call(posts, 'remove', { params: { id: gone } })
    for (const typed of [text, 'segredu']) expect(await found(ana, typed), typed).toEqual([])
    await given.friendship({ from: ana, to: bia })
    expect(await found(ana, text)).toEqual([text])
  })

  it('counts what is found, up to a limit', async () => {
    const { ana, bia } = await givenReaders()
    const count = async (words: string) => {
      const answer = await ana.call(posts, 'countFound', { query: { search: words } })
      if (!answer.ok) throw new Error(answer.code)
      return answer.body.count
    }
    for (const text of ['Horta', 'Nova horta', 'A hortta']) await test.given.post({ owner: bia, text })
    await test.given.post({ owner: bia, text: 'Horta', audience: 'FRIENDS' })
    expect(await count('horta')).toBe(3)
    expect(await count('zebra')).toBe(0)
    expect(await count('')).toBe(0)
    for (let at = 0; at <= SEARCH_COUNT_MAX; at += 1) await test.given.post({ owner: bia, text: `Feira ${at}` })
    expect(await count('feira')).toBe(SEARCH_COUNT_MAX)
  })

  it('pages through both lists without a repeat or a gap', async () => {
    const { ana, bia } = await givenReaders()
    for (let at = 0; at < 5; at += 1) await test.given.post({ owner: bia, text: `telescopio ${at}` })
    for (let at = 0; at < 5; at += 1) await test.given.post({ owner: ana, text: `telescopia ${at}` })
    const all: string[] = []
    let cursor: string | undefined
    do {
      const page = await search(ana, 'telescopio', { pSize: 3, ...(cursor !== undefined && { cursor }) })
      all.push(...page.content.map(({ text }) => text))
      cursor = page.next ?? undefined
    } while (cursor !== undefined)
    const of = (word: string) => [4, 3, 2, 1, 0].map((at) => `${word} ${at}`)
    expect(all).toEqual([...of('telescopio'), ...of('telescopia')])
    const answer = await ana.call(posts, 'search', { query: { search: 'telescopio', cursor: 'WzFd' } })
    expect(answer).toMatchObject({ code: 'ii_0030' })
  })
})
