import { randomUUID } from 'node:crypto'
import { posts } from '@trilha/contract/community/posts'
import { savedPosts } from '@trilha/contract/community/saved-posts'
import { describe, expect, it } from 'vitest'
import type { Person } from '../../testing/given.ts'
import { writesMark } from '../../testing/snapshot.ts'
import { testApp } from '../../testing/test-app.ts'
import { givenScene, write } from '../../testing/community-scene.ts'

const test = testApp()
const scene = () => givenScene(test)

const save = (who: Person, postId: string) => who.call(savedPosts, 'create', { params: { postId } })

async function list(who: Person, query: { pSize?: number; cursor?: string } = {}) {
  const answer = await who.call(savedPosts, 'listMine', { query })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

describe('a saved post', () => {
  it('is on one’s own list, the last first, and comes off it both ways', async () => {
    const { ana, bia } = await scene()
    const [first, second] = [await write(ana, { text: '1' }), await write(bia, { text: '2' })]
    const saved = await save(ana, first.id)
    expect(saved).toMatchObject({ status: 201, body: { post: { id: first.id } } })
    await save(ana, second.id)
    expect((await list(ana)).content.map(({ post }) => post.text)).toEqual(['2', '1'])
    expect((await list(bia)).content).toEqual([])
    const id = saved.ok ? saved.body.id : ''
    expect(await ana.call(savedPosts, 'get', { params: { id } })).toMatchObject({
      body: { id, post: { id: first.id } },
    })
    expect(await ana.call(posts, 'get', { params: { id: first.id } })).toMatchObject({ body: { savedPostId: id } })
    expect(await ana.call(savedPosts, 'remove', { params: { id } })).toMatchObject({ status: 204 })
    expect(await ana.call(savedPosts, 'removeByPost', { params: { postId: second.id } })).toMatchObject({ status: 204 })
    expect((await list(ana)).content).toEqual([])
    expect(await ana.call(savedPosts, 'remove', { params: { id } })).toMatchObject({ code: 'nf_0030' })
    expect(await ana.call(savedPosts, 'removeByPost', { params: { postId: second.id } })).toMatchObject({
      code: 'nf_0030',
    })
  })

  it('is saved once, by two taps at once too', async () => {
    const { ana, bia } = await scene()
    const { id } = await write(bia)
    const answers = await Promise.all([save(ana, id), save(ana, id)])
    expect(answers.map((answer) => (answer.ok ? 'saved' : answer.code)).toSorted()).toEqual(['ae_0007', 'saved'])
    expect((await list(ana)).content).toHaveLength(1)
  })

  it('is one that is seen, and is left out once it is not', async () => {
    const { ana, bia, caio } = await scene()
    const { id } = await write(bia)
    const before = await writesMark(test.database.db)
    expect(await save(caio, id)).toMatchObject({ code: 'nf_0003' })
    expect(await save(ana, randomUUID())).toMatchObject({ code: 'nf_0003' })
    expect(await caio.call(savedPosts, 'removeByPost', { params: { postId: id } })).toMatchObject({ code: 'nf_0003' })
    expect(await writesMark(test.database.db)).toBe(before)
    const saved = await save(ana, id)
    const params = { id: saved.ok ? saved.body.id : '' }
    expect(await caio.call(savedPosts, 'get', { params })).toMatchObject({ code: 'nf_0030' })
    await test.given.block(bia, ana)
    expect((await list(ana)).content).toEqual([])
    expect(await ana.call(savedPosts, 'get', { params })).toMatchObject({ code: 'nf_0030' })
    // It may still be taken off.
    expect(await ana.call(savedPosts, 'remove', { params })).toMatchObject({ status: 204 })
  })

  it('has a first page by number and no other: the rest comes by cursor', async () => {
    const { ana } = await scene()
    expect(await ana.raw('GET', '/api/saved-posts/my?page=0')).toMatchObject({ status: 200 })
    for (const page of ['1', '-1', 'x'])
      expect(await ana.raw('GET', `/api/saved-posts/my?page=${page}`)).toMatchObject({ code: 'ii_0030' })
  })

  it('comes in pages that neither repeat nor skip', async () => {
    const { ana, bia } = await scene()
    for (let at = 0; at < 5; at += 1) await save(ana, (await write(bia, { text: String(at) })).id)
    const first = await list(ana, { pSize: 3 })
    const rest = await list(ana, { pSize: 3, cursor: first.next! })
    expect([...first.content, ...rest.content].map(({ post }) => post.text)).toEqual(['4', '3', '2', '1', '0'])
    expect(rest.last).toBe(true)
  })
})
