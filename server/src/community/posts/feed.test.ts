import { posts } from '@trilha/contract/community/posts'
import { FEED_NEWS_DAYS, type FeedScope } from '@trilha/contract/constants'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countQueries } from '../../testing/count-queries.ts'
import type { Person } from '../../testing/given.ts'
import { writesMark } from '../../testing/snapshot.ts'
import { testApp } from '../../testing/test-app.ts'
import { feed, givenScene, idsOf, write } from '../../testing/community-scene.ts'

const test = testApp()
const scene = () => givenScene(test)
const day = 86_400_000

describe('the feed', () => {
  it('for me has my own, my class, my friends and the subjects I follow; each once, newest first', async () => {
    const { ana, bia, caio, staff, schoolId } = await scene()
    await test.given.friendship({ from: ana, to: caio })
    const subjectId = await test.given.subject({ schoolId })
    await test.given.follow(ana, subjectId)
    const own = await write(ana, { text: 'meu', audience: 'FRIENDS' })
    const classmate = await write(bia, { text: 'da turma', subjectIds: [subjectId] })
    const friend = await write(caio, { text: 'de amigo', audience: 'SCHOOL', subjectIds: [subjectId] })
    await write(caio, { text: 'da turma dele' })
    await write(staff, { text: 'da escola, sem assunto' })
    const subject = await write(staff, { text: 'da escola, com assunto', subjectIds: [subjectId] })
    expect(await idsOf(ana)).toEqual([subject.id, friend.id, classmate.id, own.id])
    expect(await idsOf(ana, 'CLASS')).toEqual([classmate.id])
    expect(await idsOf(ana, 'SUBJECTS')).toEqual([subject.id, friend.id, classmate.id])
    const others = await test.given.subject({ schoolId })
    expect((await feed(ana, { scope: 'SUBJECTS', subjectIds: others })).content).toEqual([])
    expect((await feed(bia, { scope: 'SUBJECTS', subjectIds: `${others},${subjectId}` })).content).toHaveLength(3)
  })

  it('refuses a size, scope, cursor or subject that is none', async () => {
    const { ana } = await scene()
    for (const [query, code] of [
      [{ pSize: 0 }, 'ii_0030'],
      [{ pSize: 101 }, 'ii_0030'],
      [{ cursor: 'x' }, 'ii_0030'],
      [{ page: 1 }, 'ii_0030'],
      [{ page: -1 }, 'ii_0030'],
      [{ scope: 'ALL' }, 'ii_0067'],
      [{ subjectIds: 'x' }, 'ii_0072'],
      [{ subjectIds: '-'.repeat(36) }, 'ii_0072'],
    ] as const)
      expect(await ana.raw('GET', `/api/posts/feed?${new URLSearchParams(query as never)}`)).toMatchObject({ code })
  })

  it('needs as many queries for a hundred posts as for one', async () => {
    const { ana, bia, caio, schoolId } = await scene()
    await test.given.friendship({ from: ana, to: caio })
    const subjectId = await test.given.subject({ schoolId })
    await test.given.follow(ana, subjectId)
    const fileIds = async (who: Person) => [await test.given.media(who)]
    const original = await write(bia, { text: '0', fileIds: await fileIds(bia) })
    await bia.call(posts, 'share', { params: { id: original.id }, body: {} })
    const counted = () => countQueries(test.database.pool, () => feed(ana, { pSize: 100 }))
    const before = await counted()
    for (let at = 1; at < 12; at += 1) {
      const { id } = await write(at % 2 ? bia : ana, { text: String(at), fileIds: await fileIds(at % 2 ? bia : ana) })
      await ana.call(posts, 'react', { params: { id }, body: { type: 'LOVE' } })
      await bia.call(posts, 'share', { params: { id }, body: {} })
    }
    expect(await counted()).toBe(before)
  })
})

describe('what is new', () => {
  const unseen = async (who: Person) => (await feed(who)).unseen
  const seen = (who: Person, cursor: string | null, scope: FeedScope = 'FOR_ME') =>
    who.call(posts, 'markSeen', { body: { scope, cursor: cursor ?? '' } })

  it('is what others wrote since the mark, which never goes back', async () => {
    const { ana, bia } = await scene()
    await write(bia, { text: '1' })
    const { newsCursor: first } = await feed(ana)
    await write(ana, { text: 'meu' })
    await write(bia, { text: '2' })
    const { newsCursor: second } = await feed(ana)
    expect(await unseen(ana)).toBe(2)
    expect((await feed(ana)).content.map(({ isNew }) => isNew)).toEqual([true, false, true])
    expect(await seen(ana, second)).toMatchObject({ status: 204 })
    expect(await unseen(ana)).toBe(0)
    await seen(ana, first)
    expect(await unseen(ana)).toBe(0)
    await write(bia, { text: '3' })
    expect(await unseen(ana)).toBe(1)
    // Each feed has a mark of its own.
    expect((await feed(ana, { scope: 'CLASS' })).unseen).toBe(3)
  })

  it('is not older than a week', async () => {
    const { ana, bia, classId } = await scene()
    const old = new Date(Date.now() - (FEED_NEWS_DAYS + 1) * day)
    await test.given.post({ owner: bia, audience: 'CLASS', classId, createdAt: old })
    expect(await feed(ana)).toMatchObject({ unseen: 0, content: [{ isNew: false }] })
  })

  it('is marked although what was read last is gone, or not to be seen any more', async () => {
    const { ana, bia } = await scene()
    await write(bia, { text: '1' })
    const { id } = await write(bia, { text: '2' })
    const { newsCursor: removed } = await feed(ana)
    await bia.call(posts, 'remove', { params: { id } })
    expect(await seen(ana, removed)).toMatchObject({ status: 204 })
    expect(await unseen(ana)).toBe(0)
    await write(bia, { text: '3' })
    const { newsCursor: blocked } = await feed(ana)
    await test.given.block(bia, ana)
    expect(await seen(ana, blocked)).toMatchObject({ status: 204 })
    expect((await feed(ana)).newsCursor).toBeNull()
  })

  it('is never marked ahead of time, nor by what no feed gave', async () => {
    const { ana, bia } = await scene()
    const tomorrow = new Date(Date.now() + day).toISOString().replace('T', ' ').replace('Z', '+00')
    const made = Buffer.from(JSON.stringify([tomorrow, bia.accountId])).toString('base64url')
    expect(await seen(ana, made)).toMatchObject({ status: 204 })
    await write(bia)
    expect(await unseen(ana)).toBe(1)
    const before = await writesMark(test.database.db)
    for (const cursor of ['', 'x', bia.accountId]) expect(await seen(ana, cursor)).toMatchObject({ code: 'ii_0030' })
    expect(await writesMark(test.database.db)).toBe(before)
  })
})

describe('paging', () => {
  /** What was there all along comes once and in order, whatever comes and goes around it. */
  it('neither repeats nor skips while others write and remove', async () => {
    const acts = Number(process.env['FEED_ACTS'] ?? 400)
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(999), { minLength: 20, maxLength: 20 }), async (seeds) => {
        const { ana, bia, caio, classId, schoolId } = await scene()
        await test.given.friendship({ from: ana, to: caio })
        const subjectId = await test.given.subject({ schoolId })
        await test.given.follow(ana, subjectId)
        const now = Date.now()
        // Several share a moment: the id tells them apart.
        const add = (at: number) =>
          test.given.post({
            owner: [ana, bia, caio][at % 3]!,
            audience: at % 3 === 1 ? 'CLASS' : 'SCHOOL',
            classId: at % 3 === 1 ? classId : null,
            subjectIds: at % 5 === 0 ? [subjectId] : [],
            createdAt: new Date(now - Math.floor(at / 4) * 1000),
          })
        const there: string[] = []
        for (let at = 0; at < 60; at += 1) there.push(await add(at))
        const stays = new Set(there.filter((_, at) => at % 4 !== 3))
        const mayGo = there.filter((id) => !stays.has(id))
        const read: string[] = []
        let cursor: string | undefined
        let done = 0
        async function act(): Promise<void> {
          const seed = seeds[done % seeds.length]! + done
          done += 1
          // As many come as go: the feed does not grow with the acts.
          const removed = mayGo.length > seed % 30 ? mayGo.shift() : undefined
          if (removed !== undefined) await test.database.db.deleteFrom('posts').where('id', '=', removed).execute()
          else mayGo.push(await add(seed % 60))
        }
        /** Several at once, as many as fall on one page. */
        async function others(): Promise<void> {
          const until = Math.min(done + acts / 8, acts)
          const writers = Array.from({ length: 8 }, async () => {
            while (done < until) await act()
          })
          await Promise.all(writers)
        }
        do {
          const [page] = await Promise.all([feed(ana, { pSize: 7, ...(cursor !== undefined && { cursor }) }), others()])
          read.push(...page.content.map(({ id }) => id))
          cursor = page.next ?? undefined
        } while (cursor !== undefined)
        expect(done).toBe(acts)
        expect(new Set(read).size).toBe(read.length)
        expect(read.filter((id) => stays.has(id))).toEqual((await idsOf(ana)).filter((id) => stays.has(id)))
        expect(read.filter((id) => stays.has(id))).toHaveLength(stays.size)
      }),
      { numRuns: 1 },
    )
  }, 240_000)
})
