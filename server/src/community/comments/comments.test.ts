import { randomUUID } from 'node:crypto'
import { comments, type PostComment } from '@trilha/contract/community/comments'
import { posts } from '@trilha/contract/community/posts'
import { POST_COMMENT_MAX, REACTIONS, REWARD_AMOUNTS } from '@trilha/contract/constants'
import { wallets } from '@trilha/contract/economy/wallets'
import { describe, expect, it } from 'vitest'
import { countQueries } from '../../testing/count-queries.ts'
import type { Person } from '../../testing/given.ts'
import { writesMark } from '../../testing/snapshot.ts'
import { testApp } from '../../testing/test-app.ts'
import { RELEVANT_FIRST } from './comments.rules.ts'

const test = testApp()

/** A post of a student in a class with a classmate and who teaches them, and one of another class. */
async function scene() {
  const { given } = test
  const schoolId = await given.school()
  const classId = await given.schoolClass(schoolId)
  const ana = await given.student({ schoolId, classId, name: 'Ana Teste' })
  const bia = await given.student({ schoolId, classId, name: 'Bia Teste' })
  const caio = await given.student({ schoolId, name: 'Caio Teste' })
  const professor = await given.person({ role: 'PROFESSOR', schoolId, name: 'Helena Teste' })
  await given.teaches(professor, classId)
  await given.openCommunity({ schoolId })
  const postId = await given.post({ owner: ana, audience: 'CLASS', classId })
  return { schoolId, classId, ana, bia, caio, professor, postId }
}

function say(who: Person, postId: string, body: Record<string, unknown> = { text: 'Que medida boa!' }) {
  return who.call(comments, 'create', { params: { id: postId }, body: body as { text: string } })
}

async function said(who: Person, postId: string, body?: Record<string, unknown>): Promise<PostComment> {
  const answer = await say(who, postId, body)
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

async function threads(
  who: Person,
  postId: string,
  query: { pSize?: number; cursor?: string; moreRelevant?: 'true' } = {},
) {
  const answer = await who.call(comments, 'listThreads', { params: { id: postId }, query })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

const remove = (who: Person, id: string) => who.call(comments, 'remove', { params: { id } })
const like = (who: Person, id: string) => who.call(comments, 'like', { params: { id } })
const change = (who: Person, id: string, commentId: string, body: Record<string, unknown>) =>
  who.call(comments, 'update', { params: { id, commentId }, body: body as { text: string } })

async function expectRefused(attempt: () => Promise<unknown>, code: string, field?: string) {
  const before = await writesMark(test.database.db)
  expect(await attempt()).toMatchObject({ ok: false, code, ...(field && { body: { field } }) })
  expect(await writesMark(test.database.db)).toBe(before)
}

async function placesOf(who: Person) {
  const answer = await who.call(wallets, 'listMyHistory', { query: {} })
  if (!answer.ok) throw new Error(answer.code)
  return Object.fromEntries(answer.body.content.map(({ originOperator, place }) => [originOperator, place]))
}

async function xpOf(who: Person): Promise<number> {
  const answer = await who.call(wallets, 'getMine')
  if (!answer.ok) throw new Error(answer.code)
  return answer.body.find(({ coinType }) => coinType === 'XP')!.value
}

describe('comments', () => {
  it('are read by who sees the post: flat, oldest first, and as threads, newest first', async () => {
    const { ana, bia, professor, caio, postId } = await scene()
    const first = await said(bia, postId, { text: 'Primeira' })
    const second = await said(professor, postId, { text: 'Segunda' })
    const answer = await said(ana, postId, { text: 'Obrigada', parentId: first.id })
    const flat = await bia.call(comments, 'list', { params: { id: postId }, query: {} })
    expect(flat).toMatchObject({ body: { content: [{ id: first.id }, { id: second.id }, { id: answer.id }] } })
    expect((await threads(bia, postId)).content).toMatchObject([
      { id: second.id, answersCount: 0, answers: [], author: { role: 'PROFESSOR' } },
      { id: first.id, answersCount: 1, answers: [{ id: answer.id, parentId: first.id }] },
    ])
    expect(await ana.call(posts, 'get', { params: { id: postId } })).toMatchObject({ body: { comments: 3 } })
    expect(await bia.call(comments, 'get', { params: { id: answer.id } })).toMatchObject({ body: { text: 'Obrigada' } })
    await expectRefused(() => caio.call(comments, 'list', { params: { id: postId }, query: {} }), 'nf_0003')
    await expectRefused(() => caio.call(comments, 'listThreads', { params: { id: postId }, query: {} }), 'nf_0003')
    await expectRefused(() => caio.call(comments, 'get', { params: { id: first.id } }), 'nf_0004')
    await expectRefused(() => caio.call(comments, 'listAnswers', { params: { id: first.id }, query: {} }), 'nf_0004')
    await expectRefused(() => say(caio, postId), 'nf_0003')
  })

  it('come in pages that neither repeat nor skip, with as many queries for many as for one', async () => {
    const { ana, bia, postId } = await scene()
    const first = await said(bia, postId, { text: '0' })
    await said(ana, postId, { text: 'r', parentId: first.id })
    const counted = () => countQueries(test.database.pool, () => threads(ana, postId, { pSize: 100 }))
    const before = await counted()
    for (let at = 1; at < 12; at += 1) {
      const { id } = await said(at % 2 ? bia : ana, postId, { text: String(at) })
      await said(bia, postId, { text: 'r', parentId: id })
    }
    expect(await counted()).toBe(before)
    const texts: string[] = []
    let cursor: string | undefined
    do {
      const page = await threads(ana, postId, { pSize: 5, ...(cursor !== undefined && { cursor }) })
      texts.push(...page.content.map(({ text }) => text))
      cursor = page.next ?? undefined
    } while (cursor !== undefined)
    expect(texts).toEqual(Array.from({ length: 12 }, (_, at) => String(11 - at)))
    await expectRefused(
      () => ana.call(comments, 'listThreads', { params: { id: postId }, query: { cursor: 'x', moreRelevant: 'true' } }),
      'ii_0030',
    )
  })

  it('come by what most was said to, as the published rule says, page by page', async () => {
    const { ana, bia, professor, postId } = await scene()
    const people = [ana, bia, professor]
    for (const [reactions, answers] of [
      [0, 0],
      [2, 1],
      [0, 3],
      [3, 3],
      [1, 0],
      [0, 1],
      [3, 0],
    ] as const) {
      const { id } = await said(bia, postId)
      for (let at = 0; at < reactions; at += 1) await like(people[at]!, id)
      for (let at = 0; at < answers; at += 1) await said(ana, postId, { text: 'r', parentId: id })
    }
    const all = (await threads(ana, postId, { pSize: 100 })).content.map(
      ({ id, createdAt, reactions, answersCount }) => ({
        id,
        at: Date.parse(createdAt),
        said: REACTIONS.reduce((sum, reaction) => sum + reactions[reaction], answersCount),
      }),
    )
    const expected = all
      .toSorted((a, b) => b.said - a.said || b.at - a.at || (a.id < b.id ? 1 : -1))
      .map(({ id }) => id)
    const first = await threads(ana, postId, { pSize: 3, moreRelevant: 'true' })
    const rest = await threads(ana, postId, { pSize: 100, moreRelevant: 'true', cursor: first.next! })
    expect([...first.content, ...rest.content].map(({ id }) => id)).toEqual(expected)
    expect(first.content[0]).toMatchObject({ answersCount: 3, answers: [{ text: 'r' }, { text: 'r' }] })
  })

  it('come by relevance each once, while others react, answer and take both back between the pages', async () => {
    const { ana, bia, professor, postId } = await scene()
    const ids: string[] = []
    for (let at = 0; at < 12; at += 1) ids.push((await said(bia, postId, { text: String(at) })).id)
    const answers = new Map<string, string>()
    for (const [at, id] of ids.entries()) {
      if (at % 3 === 0) await like(professor, id)
      if (at % 4 === 0) answers.set(id, (await said(ana, postId, { text: 'r', parentId: id })).id)
    }
    const seen: string[] = []
    let page = await threads(ana, postId, { pSize: 3, moreRelevant: 'true' })
    for (;;) {
      const shown = page.content.map(({ id }) => id)
      seen.push(...shown)
      if (page.next === null) break
      // What was read falls behind what was not, and what was not read passes it.
      for (const id of shown) {
        if (ids.indexOf(id) % 3 === 0) await like(professor, id)
        const answer = answers.get(id)
        if (answer !== undefined) await remove(ana, answer)
      }
      const rising = ids.findLast((id) => !seen.includes(id))
      if (rising !== undefined) for (const who of [ana, bia]) await like(who, rising)
      await said(professor, postId, { text: 'Depois' })
      page = await threads(ana, postId, { pSize: 3, moreRelevant: 'true', cursor: page.next })
      if (seen.length > 40) break
    }
    expect(seen).toHaveLength(new Set(seen).size)
    expect(ids.filter((id) => !seen.includes(id))).toEqual([])
  })

  it('are, beyond the first by relevance, the newest first, each once all the same', async () => {
    const { ana, bia, postId } = await scene()
    const ids: string[] = []
    for (let at = 0; at < RELEVANT_FIRST + 6; at += 1)
      ids.push((await test.given.postComment({ owner: bia, postId })).id)
    const top = ids.slice(0, RELEVANT_FIRST)
    for (const id of top) await like(ana, id)
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await threads(ana, postId, { pSize: 25, moreRelevant: 'true', ...(cursor && { cursor }) })
      seen.push(...page.content.map(({ id }) => id))
      cursor = page.next ?? undefined
      // Now the rest comes by time: what was said to it since does not move it.
      if (seen.length === RELEVANT_FIRST) await like(ana, ids.at(-6)!)
    } while (cursor !== undefined)
    expect(seen).toEqual([...top.toReversed(), ...ids.slice(RELEVANT_FIRST).toReversed()])
  })

  it('need words, and not too many, and mask those that are not used at school', async () => {
    const { ana, postId } = await scene()
    await expectRefused(() => say(ana, postId, { text: ' ' }), 'rq_0017', 'text')
    await expectRefused(() => say(ana, postId, { text: 'a'.repeat(POST_COMMENT_MAX + 1) }), 'ii_0068', 'text')
    expect(await said(ana, postId, { text: 'Que merda.' })).toMatchObject({ text: 'Que *****.' })
  })

  it('name who may see the post', async () => {
    const { ana, bia, caio, postId } = await scene()
    const naming = (who: Person, name: string) => ({ text: `Oi @${name}`, mentions: [{ id: who.userId, name }] })
    const comment = await said(ana, postId, naming(bia, 'Bia Teste'))
    expect(comment.mentions).toEqual([{ id: bia.userId, name: 'Bia Teste' }])
    await expectRefused(() => say(ana, postId, naming(caio, 'Caio Teste')), 'ii_0036', 'mentions')
    await expectRefused(() => change(ana, postId, comment.id, naming(caio, 'Caio Teste')), 'ii_0036', 'mentions')
    expect(await change(ana, postId, comment.id, { text: 'Sem nome', mentions: [] })).toMatchObject({
      body: { mentions: [] },
    })
  })

  it('of who is not there for the reader are not read, nor counted', async () => {
    const { ana, bia, professor, postId } = await scene()
    const top = await said(bia, postId, { text: 'De Bia' })
    await said(professor, postId, { text: 'Resposta', parentId: top.id })
    const mine = await said(professor, postId, { text: 'Da professora' })
    await said(bia, postId, { text: 'Bia responde', parentId: mine.id })
    await test.given.block(bia, professor)
    expect((await threads(professor, postId)).content).toMatchObject([{ id: mine.id, answersCount: 0, answers: [] }])
    await expectRefused(() => professor.call(comments, 'get', { params: { id: top.id } }), 'nf_0004')
    await expectRefused(() => like(professor, top.id), 'nf_0004')
    expect(await professor.call(posts, 'get', { params: { id: postId } })).toMatchObject({ body: { comments: 2 } })
    expect((await threads(ana, postId)).content).toHaveLength(2)
  })

  it('sent twice with one key are one, and pay once per post, never on one’s own', async () => {
    const { ana, bia, postId } = await scene()
    const headers = { 'idempotency-key': randomUUID() }
    const send = () => bia.call(comments, 'create', { params: { id: postId }, body: { text: 'Uma vez' }, headers })
    const [first, again] = await Promise.all([send(), send()])
    expect(again.body).toEqual(first.body)
    await said(bia, postId)
    await said(ana, postId)
    expect(await xpOf(bia)).toBe(REWARD_AMOUNTS.COMMENT_POST.XP)
    expect(await xpOf(ana)).toBe(0)
  })
})

describe('answers', () => {
  it('have one level, oldest first, and need a comment that is there, on the same post', async () => {
    const { ana, bia, professor, postId, classId } = await scene()
    const top = await said(bia, postId)
    const first = await said(ana, postId, { text: '1', parentId: top.id })
    const second = await said(professor, postId, { text: '2', parentId: first.id })
    expect([first.parentId, second.parentId]).toEqual([top.id, top.id])
    const page = await ana.call(comments, 'listAnswers', { params: { id: top.id }, query: { pSize: 1 } })
    expect(page).toMatchObject({ body: { content: [{ id: first.id }], last: false } })
    const elsewhere = await said(ana, await test.given.post({ owner: ana, audience: 'CLASS', classId }))
    for (const parentId of [elsewhere.id, randomUUID()])
      await expectRefused(() => say(ana, postId, { text: 'x', parentId }), 'nf_0004', 'parentId')
  })

  it('written while the comment is removed: either both are there or neither', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { ana, bia, postId } = await scene()
      const top = await said(ana, postId)
      const [answered, removed] = await Promise.all([
        say(bia, postId, { text: 'Oi', parentId: top.id }),
        remove(ana, top.id),
      ])
      expect(removed.ok).toBe(true)
      if (!answered.ok) expect(answered.code).toBe('nf_0004')
      expect((await threads(ana, postId)).content).toMatchObject(
        answered.ok ? [{ isRemoved: true, answersCount: 1 }] : [],
      )
    }
  })
})

describe('changing and removing', () => {
  it('is for who wrote it; who wrote the post may remove it, which leaves a line', async () => {
    const { ana, bia, professor, postId } = await scene()
    const { id } = await said(bia, postId)
    await expectRefused(() => change(professor, postId, id, { text: 'x' }), 'br_0003')
    await expectRefused(() => remove(professor, id), 'br_0003')
    await expectRefused(() => change(bia, randomUUID(), id, { text: 'x' }), 'nf_0003')
    await expectRefused(() => change(bia, postId, randomUUID(), { text: 'x' }), 'nf_0004')
    expect(await change(bia, postId, id, { text: 'Melhor assim' })).toMatchObject({
      body: { text: 'Melhor assim', editedAt: expect.any(String) },
    })
    expect(await remove(ana, id)).toMatchObject({ status: 204 })
    const line = await test.database.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'postComment.removed')
      .where('subject_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(line).toMatchObject({ actor_account_id: ana.accountId })
    expect(JSON.stringify(line)).not.toContain('Melhor')
    expect(await remove(ana, id)).toMatchObject({ code: 'nf_0004' })
  })

  it('leaves an empty place while answers hang on it, and takes it along with the last', async () => {
    const { ana, bia, postId } = await scene()
    const top = await said(bia, postId, { text: 'Sai daqui' })
    const answer = await said(ana, postId, { text: 'Fico', parentId: top.id })
    await remove(bia, top.id)
    expect((await threads(ana, postId)).content).toMatchObject([
      { id: top.id, author: null, text: '', isRemoved: true, mayEdit: false, mayRemove: false },
    ])
    expect(await like(ana, top.id)).toMatchObject({ code: 'nf_0004' })
    await expectRefused(() => change(bia, postId, top.id, { text: 'x' }), 'nf_0004')
    await remove(ana, answer.id)
    expect((await threads(ana, postId)).content).toEqual([])
  })
})

describe('a reaction', () => {
  const react = (who: Person, id: string, type: string) =>
    who.call(comments, 'react', { params: { id }, body: { type } })

  it('goes on, over and off; many taps at once end at their parity, and the count is the rows', async () => {
    const { ana, bia, postId } = await scene()
    const { id } = await said(ana, postId)
    expect(await react(bia, id, 'LOVE')).toMatchObject({ body: { myReaction: 'LOVE', reactions: { LOVE: 1 } } })
    expect(await like(bia, id)).toMatchObject({ body: { liked: true, likes: 1 } })
    expect(await like(bia, id)).toMatchObject({ body: { liked: false, likes: 0 } })
    await expectRefused(() => react(bia, id, 'HATE'), 'ii_0023', 'type')
    await expectRefused(() => react(bia, randomUUID(), 'LIKE'), 'nf_0004')
    const taps = Number(process.env['LIKE_TAPS'] ?? 41)
    const taken = await Promise.all(
      Array.from({ length: taps }, async (_, at) => {
        const who = at % 2 === 0 ? bia : ana
        return (await like(who, id)).ok ? who : undefined
      }),
    )
    const isOdd = (who: Person) => taken.filter((one) => one === who).length % 2 === 1
    const rows = Number(isOdd(bia)) + Number(isOdd(ana))
    expect((await threads(bia, postId)).content).toMatchObject([{ reactions: { LIKE: rows } }])
  })

  it('pays once per comment, never on one’s own', async () => {
    const { ana, bia, postId } = await scene()
    const { id } = await said(ana, postId)
    for (const type of ['LIKE', 'LIKE', 'WOW', 'SAD']) await react(bia, id, type)
    await like(ana, id)
    expect(await xpOf(bia)).toBe(REWARD_AMOUNTS.LIKE_COMMENT.XP)
    expect(await xpOf(ana)).toBe(0)
  })
})

it('comments lead from the statement to their post, whoever wrote and liked them, as long as they are there', async () => {
  const { ana, bia, postId } = await scene()
  const { id: parentId } = await said(bia, postId)
  const answer = await said(ana, postId, { text: 'Obrigada', parentId })
  await like(bia, answer.id)
  await like(ana, parentId)
  const toPost = { type: 'POST', postId }
  expect(await placesOf(bia)).toEqual({ COMMENT_POST: toPost, LIKE_COMMENT: toPost })
  expect(await placesOf(ana)).toEqual({ LIKE_COMMENT: toPost })
  // Its place stays for the answer, its words are gone.
  await remove(bia, parentId)
  expect(await placesOf(ana)).toEqual({ LIKE_COMMENT: null })
  await remove(ana, answer.id)
  expect(await placesOf(bia)).toEqual({ COMMENT_POST: toPost, LIKE_COMMENT: null })
  await ana.call(posts, 'remove', { params: { id: postId } })
  expect(await placesOf(bia)).toEqual({ COMMENT_POST: null, LIKE_COMMENT: null })
})
