import { comments } from '@trilha/contract/community/comments'
import { moderation } from '@trilha/contract/community/moderation'
import { posts } from '@trilha/contract/community/posts'
import type { ModerationAction } from '@trilha/contract/constants'
import { describe, expect, it } from 'vitest'
import type { Person } from '../../testing/given.ts'
import { writesMark } from '../../testing/snapshot.ts'
import { testApp } from '../../testing/test-app.ts'
import { moderationJobs } from './moderation.jobs.ts'

const test = testApp()

/** A post with a comment and its answer, of people of one school, and who works at the desk. */
async function talk() {
  const schoolId = await test.given.school()
  const [ana, bia, caio] = [
    await test.given.student({ schoolId }),
    await test.given.student({ schoolId }),
    await test.given.student({ schoolId }),
  ]
  await test.given.openCommunity(ana)
  const postId = await test.given.post({ owner: ana, text: 'Choveu muito hoje' })
  const say = async (by: Person, text: string, parentId?: string) => {
    const answer = await by.call(comments, 'create', { params: { id: postId }, body: { text, parentId } })
    if (!answer.ok) throw new Error(answer.code)
    return answer.body.id
  }
  const commentId = await say(bia, 'Que chata você é')
  const answerId = await say(caio, 'Calma, gente', commentId)
  return {
    schoolId,
    ana,
    bia,
    caio,
    postId,
    commentId,
    answerId,
    staff: await test.given.person({ role: 'STAFF', schoolId }),
  }
}

async function report(by: Person, contentId: string, entityReport: 'POST' | 'COMMENT') {
  return by.call(moderation, 'report', {
    body: { contentId, type: 'OFFENSIVE', description: 'Ofende.', entityReport },
  })
}

async function decide(staff: Person, actions: ModerationAction[]) {
  const list = await staff.call(moderation, 'listCases', { query: {} })
  if (!list.ok) throw new Error(list.code)
  const { id } = list.body.content[0]!
  const [seen, decided] = [
    await staff.call(moderation, 'getCase', { params: { id } }),
    await staff.call(moderation, 'decide', { params: { id }, body: { actions, message: 'Aqui a gente se respeita.' } }),
  ]
  expect(decided).toMatchObject({ ok: true })
  return seen
}

/** As though nobody had appealed in time. */
async function removeForGood(): Promise<void> {
  await test.database.pool.query(`update moderation_decisions set created_at = now() - interval '16 days'`)
  await moderationJobs['moderation:remove-for-good'].work(test.app.platform)
}

const textsFor = async (reader: Person, postId: string) => {
  const answer = await reader.call(comments, 'list', { params: { id: postId }, query: {} })
  return answer.ok ? JSON.stringify(answer.body) : answer.code
}

describe('a post', () => {
  it('is read at the desk with what was said to it, and hidden from everybody but its author', async () => {
    const { ana, bia, postId, staff } = await talk()
    expect(await report(bia, postId, 'POST')).toMatchObject({ ok: true, status: 201 })
    const seen = await decide(staff, ['HIDE'])
    expect(JSON.stringify(seen.body)).toContain('Que chata você é')
    expect(await bia.call(posts, 'get', { params: { id: postId } })).toMatchObject({ code: 'nf_0003' })
    expect(await ana.call(posts, 'get', { params: { id: postId } })).toMatchObject({ ok: true })
  })

  it('is removed for good', async () => {
    const { ana, bia, postId, staff } = await talk()
    await report(bia, postId, 'POST')
    await decide(staff, ['REMOVE'])
    await removeForGood()
    expect(await ana.call(posts, 'get', { params: { id: postId } })).toMatchObject({ code: 'nf_0003' })
  })

  it('is not there to report for who may not see it', async () => {
    const { postId } = await talk()
    const stranger = await test.given.student({ schoolId: await test.given.school() })
    expect(await report(stranger, postId, 'POST')).toMatchObject({ status: 404, code: 'nf_0072' })
  })
})

describe('a comment', () => {
  it('is hidden from everybody but who said it', async () => {
    const { ana, bia, postId, commentId, staff } = await talk()
    expect(await report(ana, commentId, 'COMMENT')).toMatchObject({ ok: true })
    const seen = await decide(staff, ['HIDE'])
    expect(JSON.stringify(seen.body)).toContain('Choveu muito hoje')
    expect(await textsFor(ana, postId)).not.toContain('Que chata')
    expect(await textsFor(bia, postId)).toContain('Que chata')
  })

  it('that is gone is judged with its post beside it, and cannot be hidden any more', async () => {
    const { ana, caio, answerId, postId, staff } = await talk()
    await report(ana, answerId, 'COMMENT')
    await caio.call(comments, 'remove', { params: { id: answerId } })
    const list = await staff.call(moderation, 'listCases', { query: {} })
    const id = list.ok ? list.body.content[0]!.id : ''
    const look = () => staff.call(moderation, 'getCase', { params: { id } })
    expect(await look()).toMatchObject({
      body: { thing: null, goneBy: 'AUTHOR', within: { around: [{ id: postId, text: 'Choveu muito hoje' }] } },
    })
    const act = (actions: ModerationAction[]) =>
      staff.call(moderation, 'decide', { params: { id }, body: { actions, message: 'Aqui a gente se respeita.' } })
    const before = await writesMark(test.database.db)
    for (const actions of [['HIDE'], ['REMOVE'], ['WARN', 'HIDE']] as ModerationAction[][])
      expect(await act(actions)).toMatchObject({ status: 404, code: 'nf_0072' })
    expect(await writesMark(test.database.db)).toBe(before)
    expect(await act(['WARN'])).toMatchObject({ ok: true, body: { state: 'DECIDED' } })
    // With its post gone too there is nothing beside it.
    await ana.call(posts, 'remove', { params: { id: postId } })
    expect(await look()).toMatchObject({ body: { thing: null, within: null } })
  })

  it('that others answered leaves an empty place, which goes with the last answer', async () => {
    const { ana, postId, commentId, answerId, staff } = await talk()
    await report(ana, commentId, 'COMMENT')
    await decide(staff, ['REMOVE'])
    await removeForGood()
    expect(await textsFor(ana, postId)).toContain('Calma, gente')
    expect(await textsFor(ana, postId)).not.toContain('Que chata')
    await report(ana, answerId, 'COMMENT')
    await decide(staff, ['REMOVE'])
    await removeForGood()
    const { rowCount } = await test.database.pool.query('select from post_comments where post_id = $1', [postId])
    expect(rowCount).toBe(0)
  })
})
