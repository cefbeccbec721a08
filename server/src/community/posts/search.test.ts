import { posts } from '@trilha/contract/community/posts'
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
    await test.given.post({ owner: bia, text: 'Escrevi matematca errado', createdAt: new Date(Date.now() - 9_000_000) })
    expect(await found(ana, 'matematca')).toEqual(['Escrevi matematca errado', 'Olimpíada de matemática'])
  })

  it('guesses by the words of the own school alone, and no longer by those that nobody says any more', async () => {
    const { ana } = await givenReaders()
    const postId = await test.given.post({ owner: ana, text: 'Caleidoscópio' })
    const kept = await test.given.post({ owner: ana, text: 'Outra coisa' })
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
    await ana.call(posts, 'remove', { params: { id: postId } })
    expect(await words()).toEqual(['coisa', 'outra'])
    await ana.call(posts, 'update', { params: { id: kept }, body: { text: 'Outra vez' } })
    expect(await words()).toEqual(['outra'])
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
