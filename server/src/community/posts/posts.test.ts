import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { posts } from '@trilha/contract/community/posts'
import { POST_TEXT_MAX, REACTIONS, REWARD_AMOUNTS, SOCIAL_CREDITS_PER_DAY, type Role } from '@trilha/contract/constants'
import { achievements } from '@trilha/contract/economy/achievements'
import { wallets } from '@trilha/contract/economy/wallets'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Person } from '../../testing/given.ts'
import { writesMark } from '../../testing/snapshot.ts'
import { testApp } from '../../testing/test-app.ts'
import { feed, givenScene, idsOf, write, writeAs } from '../../testing/community-scene.ts'

const test = testApp()
const scene = () => givenScene(test)

function read(who: Person, id: string) {
  return who.call(posts, 'get', { params: { id } })
}

async function xpOf(who: Person): Promise<number> {
  const answer = await who.call(wallets, 'getMine')
  if (!answer.ok) throw new Error(answer.code)
  return answer.body.find(({ coinType }) => coinType === 'XP')!.value
}

async function postsCounted(who: Person): Promise<number> {
  const answer = await who.call(achievements, 'listMyProgress')
  if (!answer.ok) throw new Error(answer.code)
  return answer.body.find(({ code }) => code === 'POSTS_100')!.current
}

/** Who refuses leaves everything as it was. */
async function expectRefused(attempt: () => Promise<unknown>, code: string, field?: string) {
  const before = await writesMark(test.database.db)
  expect(await attempt()).toMatchObject({ ok: false, code, ...(field && { body: { field } }) })
  expect(await writesMark(test.database.db)).toBe(before)
}

describe('a post', () => {
  it('of a student is for the class and who teaches it', async () => {
    const { ana, bia, caio, professor, staff } = await scene()
    const post = await write(ana, { text: 'Nosso pluviômetro ficou pronto!', tags: ['chuva'] })
    expect(post).toMatchObject({
      audience: 'CLASS',
      className: expect.any(String),
      author: { id: ana.userId, name: 'Ana Teste' },
      tags: ['chuva'],
      editedAt: null,
      mayEdit: true,
      mayRemove: true,
      myReaction: null,
    })
    for (const who of [ana, bia, professor]) expect(await read(who, post.id)).toMatchObject({ status: 200 })
    for (const who of [caio, staff]) expect(await read(who, post.id)).toMatchObject({ status: 404, code: 'nf_0003' })
    expect(await read(bia, post.id)).toMatchObject({ body: { mayEdit: false, mayRemove: false } })
  })

  it('for friends or the school is theirs', async () => {
    const { ana, bia, caio, staff } = await scene()
    await test.given.friendship({ from: caio, to: ana })
    const forFriends = await write(ana, { text: 'Só para amigos', audience: 'FRIENDS' })
    const forSchool = await write(ana, { text: 'Para todos', audience: 'SCHOOL' })
    expect([forFriends.className, forSchool.className]).toEqual([null, null])
    expect(await idsOf(caio)).toEqual([forSchool.id, forFriends.id])
    expect(await idsOf(bia)).toEqual([])
    expect(await idsOf(staff, 'SCHOOL')).toEqual([forSchool.id])
  })

  it('of who teaches names the class; of the office it is for the school', async () => {
    const { professor, staff, classId, otherClassId, bia } = await scene()
    await expectRefused(() => writeAs(professor), 'rq_0163', 'classId')
    await expectRefused(() => writeAs(professor, { text: 'Oi', classId: otherClassId }), 'nf_0062', 'classId')
    await expectRefused(() => writeAs(staff, { text: 'Oi', audience: 'CLASS', classId }), 'ii_0067', 'audience')
    const toClass = await write(professor, { text: 'Tragam régua amanhã.', classId })
    const toSchool = await write(staff, { text: 'Sexta tem feira de ciências.' })
    expect([toClass.audience, toSchool.audience]).toEqual(['CLASS', 'SCHOOL'])
    expect(await idsOf(bia)).toEqual([toClass.id])
    expect(await idsOf(bia, 'SCHOOL')).toEqual([toSchool.id])
  })

  it('of a student is for no other class', async () => {
    const { ana, otherClassId } = await scene()
    await expectRefused(() => writeAs(ana, { text: 'Oi', classId: otherClassId }), 'nf_0062', 'classId')
  })

  it('needs words or something to look at, and not too many words', async () => {
    const { ana } = await scene()
    await expectRefused(() => writeAs(ana, {}), 'rq_0017', 'text')
    await expectRefused(() => writeAs(ana, { text: '  ' }), 'rq_0017', 'text')
    await expectRefused(() => writeAs(ana, { text: '\u200B \u2060\u3164' }), 'rq_0017', 'text')
    await expectRefused(() => writeAs(ana, { text: 5 as unknown as string }), 'ii_0053', 'text')
    await expectRefused(() => writeAs(ana, { text: 'a'.repeat(POST_TEXT_MAX + 1) }), 'ii_0053', 'text')
    const picture = await test.given.media(ana)
    expect(await write(ana, { fileIds: [picture] })).toMatchObject({
      text: '',
      media: [{ id: picture, type: 'IMAGE' }],
    })
  })

  it('shows its photos and videos in their order, each of one’s own and in one place', async () => {
    const { ana, bia } = await scene()
    const [film, picture] = [await test.given.media(ana, 'mp4'), await test.given.media(ana)]
    const post = await write(ana, { fileIds: [film, picture] })
    expect(post.media).toMatchObject([
      { id: film, type: 'VIDEO', width: null },
      { id: picture, type: 'IMAGE', width: 60 },
    ])
    expect(post.media[0]!.url).toContain(film)
    await expectRefused(() => writeAs(ana, { fileIds: [picture] }), 'ae_0015')
    const foreign = await test.given.media(bia)
    await expectRefused(() => writeAs(ana, { fileIds: [foreign] }), 'nf_0058', 'fileIds')
    const text = await test.given.file(ana)
    await expectRefused(() => writeAs(ana, { fileIds: [text] }), 'ii_0017', 'fileIds')
    const many = await Promise.all(Array.from({ length: 11 }, () => test.given.media(ana)))
    await expectRefused(() => writeAs(ana, { fileIds: many }), 'ii_0072', 'fileIds')
  })

  it('is about subjects of the school', async () => {
    const { ana, bia, schoolId } = await scene()
    const subjectId = await test.given.subject({ schoolId }, 'Ciências')
    const post = await write(ana, { text: 'Chuva', subjectIds: [subjectId] })
    expect(post.subjects).toEqual([{ id: subjectId, name: 'Ciências' }])
    const elsewhere = await test.given.subject({ schoolId: await test.given.school() })
    await expectRefused(() => writeAs(ana, { text: 'x', subjectIds: [subjectId, elsewhere] }), 'nf_0031', 'subjectIds')
    const list = await bia.call(posts, 'listBySubject', { params: { subjectId }, query: {} })
    expect(list).toMatchObject({ body: { content: [{ id: post.id }] } })
    expect(await bia.call(posts, 'listBySubject', { params: { subjectId: elsewhere }, query: {} })).toMatchObject({
      code: 'nf_0031',
    })
  })

  it('masks words that are not used at school', async () => {
    const { ana } = await scene()
    const { id, text } = await write(ana, { text: 'Que merda de chuva.' })
    expect(text).toBe('Que ***** de chuva.')
    const changed = await ana.call(posts, 'update', { params: { id }, body: { text: 'Choveu, merda.' } })
    expect(changed).toMatchObject({ body: { text: 'Choveu, *****.' } })
  })

  it('carries no email, birth or anything else of its author', async () => {
    const { ana, bia } = await scene()
    const { id } = await write(ana)
    const answer = await read(bia, id)
    expect(JSON.stringify(answer)).not.toContain(ana.username)
  })

  it('sent twice with one key is one post, and pays once', async () => {
    const { ana } = await scene()
    const headers = { 'idempotency-key': randomUUID() }
    const send = () => ana.call(posts, 'create', { body: { text: 'Uma vez' }, headers })
    const [first, again] = await Promise.all([send(), send()])
    expect(again.body).toEqual(first.body)
    expect(await idsOf(ana)).toHaveLength(1)
    expect(await xpOf(ana)).toBe(REWARD_AMOUNTS.POST.XP)
  })

  it('is led to from the statement, as long as it is there', async () => {
    const { ana } = await scene()
    const { id } = await write(ana)
    const place = async () => {
      const answer = await ana.call(wallets, 'listMyHistory', { query: {} })
      if (!answer.ok) throw new Error(answer.code)
      return answer.body.content[0]!.place
    }
    expect(await place()).toEqual({ type: 'POST', postId: id })
    await ana.call(posts, 'remove', { params: { id } })
    expect(await place()).toBeNull()
  })

  it('counts towards an achievement', async () => {
    const { ana } = await scene()
    await write(ana)
    expect(await postsCounted(ana)).toBe(1)
  })

  it('counts no more once it was taken back, by its author or by the school', async () => {
    const { ana } = await scene()
    const kept = await write(ana)
    const ids = await Promise.all(Array.from({ length: 4 }, async () => (await write(ana)).id))
    await Promise.all(ids.map((id) => ana.call(posts, 'remove', { params: { id } })))
    expect(await postsCounted(ana)).toBe(1)
    const { emit, findReportable } = test.app.platform
    await test.database.db.transaction().execute((tx) => findReportable('POST')!.remove(tx, kept.id, emit))
    expect(await postsCounted(ana)).toBe(0)
  })

  it('counts as often a day as writing pays, also where many are written at once', async () => {
    const { ana } = await scene()
    const many = SOCIAL_CREDITS_PER_DAY + 6
    await Promise.all(Array.from({ length: many }, () => write(ana)))
    expect(await postsCounted(ana)).toBe(SOCIAL_CREDITS_PER_DAY)
    // What was counted yesterday leaves today's measure whole.
    await test.database.db
      .updateTable('achievement_facts')
      .set({ created_at: sql<Date>`created_at - interval '1 day'` })
      .where('account_id', '=', ana.accountId)
      .execute()
    await write(ana)
    expect(await postsCounted(ana)).toBe(SOCIAL_CREDITS_PER_DAY + 1)
  })
})

describe('a mention', () => {
  const mention = (who: Person, name: string) => ({ text: `Oi, @${name}!`, mentions: [{ id: who.userId, name }] })

  it('is of who may see the post, by what they are called', async () => {
    const { ana, bia, caio } = await scene()
    const post = await write(ana, mention(bia, 'Bia Teste'))
    expect(post.mentions).toEqual([{ id: bia.userId, name: 'Bia Teste' }])
    // Not in the class; blocked; not so called; not in the text; nobody.
    await expectRefused(() => writeAs(ana, mention(caio, 'Caio Teste')), 'ii_0036', 'mentions')
    await expectRefused(() => writeAs(ana, mention(bia, 'Bia')), 'ii_0036', 'mentions')
    const unsaid = { text: 'Oi!', mentions: [{ id: bia.userId, name: 'Bia Teste' }] }
    await expectRefused(() => writeAs(ana, unsaid), 'ii_0036', 'mentions')
    const nobody = { text: '@Bia Teste', mentions: [{ id: randomUUID(), name: 'Bia Teste' }] }
    await expectRefused(() => writeAs(ana, nobody), 'ii_0036', 'mentions')
    await test.given.block(bia, ana)
    await expectRefused(() => writeAs(ana, mention(bia, 'Bia Teste')), 'ii_0036', 'mentions')
  })

  it('is offered from people who may see it, and only them', async () => {
    const { ana, bia, caio, professor, staff, schoolId, classId } = await scene()
    const find = async (query: Record<string, string>) => {
      const answer = await ana.call(posts, 'findMentionable', { query })
      if (!answer.ok) throw new Error(answer.code)
      return answer.body.map(({ id }) => id)
    }
    expect(await find({ search: 'tes' })).toEqual([bia.userId, professor.userId])
    expect(await find({ search: 'tes', audience: 'FRIENDS' })).toEqual([])
    await test.given.friendship({ from: ana, to: caio })
    expect(await find({ search: 'tes', audience: 'FRIENDS' })).toEqual([caio.userId])
    expect(await find({ search: 'bia', audience: 'SCHOOL' })).toEqual([bia.userId])
    expect(await find({ search: '%' })).toEqual([])
    expect((await find({ search: 'tes', audience: 'SCHOOL' })).toSorted()).toEqual(
      [bia, caio, professor, staff].map(({ userId }) => userId).toSorted(),
    )
    const { id } = await write(bia)
    expect(await find({ search: '', postId: id })).toEqual([bia.userId])
    const hidden = await test.given.post({
      owner: caio,
      audience: 'CLASS',
      classId: await test.given.schoolClass(schoolId),
    })
    expect(await ana.call(posts, 'findMentionable', { query: { postId: hidden } })).toMatchObject({ code: 'nf_0003' })
    expect(await professor.call(posts, 'findMentionable', { query: {} })).toMatchObject({ code: 'rq_0163' })
    expect(
      await professor.call(posts, 'findMentionable', { query: { classId: await test.given.schoolClass(schoolId) } }),
    ).toMatchObject({ code: 'nf_0062' })
    expect(await professor.call(posts, 'findMentionable', { query: { classId } })).toMatchObject({ ok: true })
  })

  it('shows in the feed of the profile that it names, and not to who blocked them', async () => {
    const { ana, bia, professor } = await scene()
    const named = await write(ana, mention(bia, 'Bia Teste'))
    const own = await write(bia)
    const list = async (who: Person, call: 'listByUser' | 'listWrittenBy') => {
      const answer = await who.call(posts, call, { params: { userId: bia.userId }, query: {} })
      if (!answer.ok) throw new Error(answer.code)
      return answer.body.content.map(({ id }) => id)
    }
    expect(await list(professor, 'listByUser')).toEqual([own.id, named.id])
    expect(await list(professor, 'listWrittenBy')).toEqual([own.id])
    await test.given.block(professor, bia)
    expect(await professor.call(posts, 'listWrittenBy', { params: { userId: bia.userId }, query: {} })).toMatchObject({
      code: 'nf_0011',
    })
    expect(await read(professor, named.id)).toMatchObject({ body: { mentions: [] } })
    expect(await professor.call(posts, 'listByUser', { params: { userId: bia.userId }, query: {} })).toMatchObject({
      code: 'nf_0011',
    })
  })
})

describe('the media of a person', () => {
  it('come by kind, in pages that neither repeat nor skip', async () => {
    const { ana, bia, caio } = await scene()
    const pictures: string[] = []
    for (let at = 0; at < 3; at += 1) {
      const fileIds = [await test.given.media(ana), await test.given.media(ana)]
      await write(ana, { fileIds: [...fileIds, await test.given.media(ana, 'mp4')] })
      pictures.unshift(...fileIds)
    }
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const answer = await bia.call(posts, 'listMediaByUser', {
        params: { userId: ana.userId, type: 'IMAGE' },
        query: { pSize: 4, ...(cursor !== undefined && { cursor }) },
      })
      if (!answer.ok) throw new Error(answer.code)
      seen.push(...answer.body.content.map(({ id }) => id))
      cursor = answer.body.next ?? undefined
    } while (cursor !== undefined)
    expect(seen).toEqual(pictures)
    const elsewhere = await caio.call(posts, 'listMediaByUser', {
      params: { userId: ana.userId, type: 'VIDEO' },
      query: {},
    })
    expect(elsewhere).toMatchObject({ body: { content: [] } })
    expect(
      await bia.call(posts, 'listMediaByUser', {
        params: { userId: ana.userId, type: 'VIDEO' },
        query: { cursor: 'WyJ4Il0' },
      }),
    ).toMatchObject({ code: 'ii_0030' })
    expect(
      await bia.call(posts, 'listMediaByUser', { params: { userId: randomUUID(), type: 'VIDEO' }, query: {} }),
    ).toMatchObject({ code: 'nf_0011' })
  })
})

describe('changing and removing', () => {
  it('is for the author, who cannot change for whom it is, and shows that it was edited', async () => {
    const { ana, bia, professor, schoolId } = await scene()
    const subjectId = await test.given.subject({ schoolId })
    const [kept, gone] = [await test.given.media(ana), await test.given.media(ana)]
    const { id } = await write(ana, { text: 'Choveu', fileIds: [gone, kept] })
    for (const other of [bia, professor]) {
      await expectRefused(() => other.call(posts, 'update', { params: { id }, body: { text: 'x' } }), 'br_0003')
      await expectRefused(() => other.call(posts, 'remove', { params: { id } }), 'br_0003')
    }
    const body = { text: 'Choveu, @Bia Teste', fileIds: [kept], subjectIds: [subjectId], tags: ['chuva'] }
    const mentions = [{ id: bia.userId, name: 'Bia Teste' }]
    expect(await ana.call(posts, 'update', { params: { id }, body: { ...body, mentions } })).toMatchObject({
      body: {
        text: body.text,
        audience: 'CLASS',
        media: [{ id: kept }],
        subjects: [{ id: subjectId }],
        mentions,
        tags: ['chuva'],
        editedAt: expect.any(String),
      },
    })
    // What is not named stays.
    expect(await ana.call(posts, 'update', { params: { id }, body: { text: 'De novo' } })).toMatchObject({
      body: { text: 'De novo', media: [{ id: kept }], subjects: [{ id: subjectId }] },
    })
    expect(await isThere(gone)).toBe(false)
    expect(await isThere(kept)).toBe(true)
  })

  it('leaves no empty post, and takes only what is one’s own and of the school', async () => {
    const { ana, bia } = await scene()
    const { id } = await write(ana)
    const change = (body: Record<string, unknown>) => ana.call(posts, 'update', { params: { id }, body })
    await expectRefused(() => change({ text: '' }), 'rq_0017', 'text')
    await expectRefused(() => change({ text: 'a'.repeat(POST_TEXT_MAX + 1) }), 'ii_0053', 'text')
    const [foreign, file] = [await test.given.media(bia), await test.given.file(ana)]
    const used = await test.given.media(ana)
    await write(ana, { fileIds: [used] })
    await expectRefused(() => change({ fileIds: [foreign] }), 'nf_0058', 'fileIds')
    await expectRefused(() => change({ fileIds: [file] }), 'ii_0017', 'fileIds')
    await expectRefused(() => change({ fileIds: [used] }), 'ae_0015')
    await expectRefused(() => change({ subjectIds: [randomUUID()] }), 'nf_0031', 'subjectIds')
    await expectRefused(() => change({ mentions: [{ id: bia.userId, name: 'Bia Teste' }] }), 'ii_0036', 'mentions')
  })

  it('takes its files, reactions and what passed it on along', async () => {
    const { ana, bia } = await scene()
    const file = await test.given.media(ana)
    const { id } = await write(ana, { text: 'Sai daqui', fileIds: [file] })
    await bia.call(posts, 'react', { params: { id }, body: { type: 'LOVE' } })
    const share = await bia.call(posts, 'share', { params: { id }, body: {} })
    expect(await ana.call(posts, 'remove', { params: { id } })).toMatchObject({ status: 204 })
    expect(await read(ana, id)).toMatchObject({ code: 'nf_0003' })
    expect(await read(bia, share.ok ? share.body.id : '')).toMatchObject({ code: 'nf_0003' })
    expect(await isThere(file)).toBe(false)
    expect(await ana.call(posts, 'remove', { params: { id } })).toMatchObject({ code: 'nf_0003' })
  })

  async function isThere(fileId: string): Promise<boolean> {
    const row = await test.database.db.selectFrom('files').select('id').where('id', '=', fileId).executeTakeFirst()
    return row !== undefined
  }
})

describe('a reaction', () => {
  const react = (who: Person, id: string, type: string) => who.call(posts, 'react', { params: { id }, body: { type } })
  const like = (who: Person, id: string) => who.call(posts, 'like', { params: { id } })

  it('is one of six; the same again takes it back, another takes its place; a like is one of them', async () => {
    const { ana, bia } = await scene()
    const { id } = await write(ana)
    for (const type of REACTIONS) expect(await react(bia, id, type)).toMatchObject({ body: { myReaction: type } })
    expect(await react(bia, id, 'SAD')).toMatchObject({ body: { myReaction: null, reactions: { SAD: 0 } } })
    expect(await react(bia, id, 'LOVE')).toMatchObject({ body: { reactions: { LOVE: 1 } } })
    expect(await like(bia, id)).toMatchObject({ body: { liked: true, likes: 1 } })
    expect(await read(bia, id)).toMatchObject({ body: { myReaction: 'LIKE', reactions: { LIKE: 1, LOVE: 0 } } })
    expect(await like(bia, id)).toMatchObject({ body: { liked: false, likes: 0 } })
    await expectRefused(() => react(bia, id, 'HATE'), 'ii_0023', 'type')
  })

  it('tells who reacted and how, the last first, and names two', async () => {
    const { ana, bia, professor } = await scene()
    const { id } = await write(ana)
    await react(bia, id, 'CLAP')
    await react(professor, id, 'WOW')
    await react(ana, id, 'LIKE')
    const list = (who: Person, query: { pSize?: number; cursor?: string } = {}) =>
      who.call(posts, 'listReactors', { params: { id }, query })
    const first = await list(ana, { pSize: 2 })
    expect(first).toMatchObject({
      body: {
        content: [
          { user: { id: ana.userId }, reaction: 'LIKE' },
          { user: { id: professor.userId }, reaction: 'WOW' },
        ],
      },
    })
    const rest = await list(ana, { pSize: 2, cursor: first.ok ? first.body.next! : '' })
    expect(rest).toMatchObject({ body: { content: [{ user: { id: bia.userId } }], last: true } })
    expect(await read(ana, id)).toMatchObject({
      body: { reactedBy: [{ id: professor.userId }, { id: bia.userId, name: 'Bia Teste' }] },
    })
    // Of who blocked the reader only the number is left.
    await test.given.block(bia, professor)
    expect(await list(professor)).toMatchObject({
      body: { content: [{ user: { id: ana.userId } }, { user: { id: professor.userId } }] },
    })
    expect(await read(professor, id)).toMatchObject({
      body: { reactions: { CLAP: 1 }, reactedBy: [{ id: ana.userId }] },
    })
  })

  const taps = Number(process.env['LIKE_TAPS'] ?? 41)

  it.each([
    { by: 'likes', taps, call: 'like', args: {}, reaction: 'LIKE' },
    { by: 'reactions', taps: taps - 1, call: 'react', args: { body: { type: 'WOW' } }, reaction: 'WOW' },
  ] as const)(
    'of $taps taps at once, by $by, ends at their parity, and the count is the rows',
    async (wanted) => {
      const { ana, bia } = await scene()
      const { id } = await write(ana)
      // As the client does: who is turned away by a full server asks again, with the key of the same tap.
      const tap = async (): Promise<void> => {
        const headers = { 'idempotency-key': randomUUID() }
        for (;;) {
          const answer = await bia.call(posts, wanted.call, { params: { id }, headers, ...wanted.args })
          if (answer.ok) return
          expect(answer.status).toBe(503)
          await sleep(100)
        }
      }
      await Promise.all(Array.from({ length: wanted.taps }, tap))
      const myReaction = wanted.taps % 2 === 1 ? wanted.reaction : null
      const rows = await test.database.db
        .selectFrom('post_reactions')
        .select('reaction')
        .where('post_id', '=', id)
        .execute()
      expect(rows).toEqual(myReaction ? [{ reaction: myReaction }] : [])
      expect(await read(bia, id)).toMatchObject({ body: { myReaction, reactions: { [wanted.reaction]: rows.length } } })
    },
    240_000,
  )

  it('pays once per post, whatever it is changed to, and never on one’s own', async () => {
    const { ana, bia } = await scene()
    const { id } = await write(ana)
    const before = await xpOf(ana)
    for (const type of ['LIKE', 'LIKE', 'LOVE', 'SAD', 'SAD', 'WOW']) await react(bia, id, type)
    await like(ana, id)
    expect(await xpOf(bia)).toBe(REWARD_AMOUNTS.LIKE_POST.XP)
    expect(await xpOf(ana)).toBe(before)
  })

  it('is not for a post that one may not see', async () => {
    const { ana, caio } = await scene()
    const { id } = await write(ana)
    await expectRefused(() => react(caio, id, 'LIKE'), 'nf_0003')
    await expectRefused(() => like(caio, id), 'nf_0003')
    await expectRefused(() => caio.call(posts, 'listReactors', { params: { id }, query: {} }), 'nf_0003')
  })
})

describe('a share', () => {
  const share = (who: Person, id: string, body: Record<string, unknown> = {}) =>
    who.call(posts, 'share', { params: { id }, body })

  it('whose original goes is left to who said something to it, and to nobody else', async () => {
    const { ana, bia } = await scene()
    const { id } = await write(ana, { text: 'Vai embora' })
    const [worded, bare] = [await share(bia, id, { text: 'Olhem isto' }), await share(bia, id)]
    const idIn = (answer: typeof worded) => (answer.ok ? answer.body.id : '')
    expect(await read(ana, idIn(worded))).toMatchObject({ ok: true, body: { isOriginalGone: false } })
    expect(await ana.call(posts, 'remove', { params: { id } })).toMatchObject({ ok: true })
    expect(await read(bia, idIn(worded))).toMatchObject({
      body: { text: 'Olhem isto', sharedPost: null, isOriginalGone: true },
    })
    expect(await read(bia, idIn(bare))).toMatchObject({ code: 'nf_0003' })
    expect(await read(ana, idIn(worded))).toMatchObject({ code: 'nf_0003' })
    expect(await idsOf(ana, 'CLASS')).not.toContain(idIn(worded))
    expect(await idsOf(bia)).toContain(idIn(worded))
    // Nor does it come back by being passed on in its turn.
    expect(await share(bia, idIn(worded), { text: 'De novo' })).toMatchObject({ code: 'nf_0003' })
  })

  it('embeds the post, counts, pays nothing, and of a share passes on the first', async () => {
    const { ana, bia, professor, classId } = await scene()
    const post = await write(ana, { text: 'Nosso pluviômetro' })
    const first = await share(bia, post.id, { text: 'Olhem isto' })
    expect(first).toMatchObject({
      status: 201,
      body: { text: 'Olhem isto', author: { id: bia.userId }, sharedPost: { id: post.id, text: 'Nosso pluviômetro' } },
    })
    const second = await share(professor, first.ok ? first.body.id : '', { classId })
    expect(second).toMatchObject({ body: { text: '', sharedPost: { id: post.id, author: { id: ana.userId } } } })
    expect(await read(ana, post.id)).toMatchObject({ body: { shares: 2 } })
    expect(await xpOf(bia)).toBe(0)
    await expectRefused(() => share(bia, post.id, { text: 'a'.repeat(POST_TEXT_MAX + 1) }), 'ii_0053', 'text')
    await expectRefused(() => share(professor, post.id), 'rq_0163', 'classId')
    const elsewhere = await test.given.schoolClass(professor.schoolId)
    await expectRefused(() => share(professor, post.id, { classId: elsewhere }), 'nf_0062', 'classId')
  })

  it('never widens for whom the post is', async () => {
    const { ana, bia, caio, staff } = await scene()
    await test.given.friendship({ from: bia, to: caio })
    const { id } = await write(ana)
    const shared = await share(bia, id, { audience: 'SCHOOL', text: 'Para todos verem' })
    const sharedId = shared.ok ? shared.body.id : ''
    for (const who of [caio, staff]) {
      expect(await read(who, sharedId)).toMatchObject({ code: 'nf_0003' })
      expect(await idsOf(who, 'SCHOOL')).toEqual([])
      await expectRefused(() => share(who, id, { audience: 'SCHOOL' }), 'nf_0003')
    }
    expect(await idsOf(ana, 'SCHOOL')).toEqual([sharedId])
  })

  it('is written anew in its words, without pictures of its own', async () => {
    const { ana, bia } = await scene()
    const { id } = await write(ana)
    const shared = await share(bia, id, { text: 'Olhem' })
    const params = { id: shared.ok ? shared.body.id : '' }
    const file = await test.given.media(bia)
    await expectRefused(() => bia.call(posts, 'update', { params, body: { fileIds: [file] } }), 'ii_0072', 'fileIds')
    expect(await bia.call(posts, 'update', { params, body: { text: '' } })).toMatchObject({
      body: { text: '', sharedPost: { id } },
    })
  })
})

describe('who takes part', () => {
  it('is nobody whose community is closed, no guardian and no visitor', async () => {
    const { ana, schoolId, classId } = await scene()
    const closed = await test.given.student({ schoolId, classId })
    await expectRefused(() => writeAs(closed), 'br_0038')
    await expectRefused(() => writeAs(closed, { text: 'x', audience: 'SCHOOL' }), 'br_0038')
    const guardian = await test.given.person({ role: 'PARENT', schoolId })
    await expectRefused(() => guardian.call(posts, 'feed', { query: {} }), 'br_0003')
    const visitor = await test.given.student({ schoolId, classId, isMember: false })
    await test.given.openCommunity({ schoolId })
    const { id } = await write(ana, { text: 'Só gente da escola', audience: 'SCHOOL' })
    expect((await feed(visitor, { scope: 'SCHOOL' })).content).toEqual([])
    await expectRefused(() => visitor.call(posts, 'get', { params: { id } }), 'nf_0003')
    await expectRefused(() => writeAs(visitor), 'br_0038')
  })

  it('is no longer read once their community is closed', async () => {
    const { ana, bia } = await scene()
    const { id } = await write(ana)
    await test.database.db
      .updateTable('parental_controls')
      .set({ community_enabled: false })
      .where('account_id', '=', ana.accountId)
      .execute()
    expect(await read(bia, id)).toMatchObject({ code: 'nf_0003' })
    expect(await idsOf(bia)).toEqual([])
  })

  it('sees what the school took off only as its author', async () => {
    const { ana, bia } = await scene()
    const { id } = await write(ana)
    await test.database.db.updateTable('posts').set({ hidden_at: new Date() }).where('id', '=', id).execute()
    expect(await read(bia, id)).toMatchObject({ code: 'nf_0003' })
    expect(await read(ana, id)).toMatchObject({ body: { isHidden: true } })
  })

  it.each(['MENTOR', 'STAFF', 'SCHOOL_ADMIN'] satisfies Role[])('includes a %s of the school', async (role) => {
    const { schoolId, ana } = await scene()
    const person = await test.given.person({ role, schoolId })
    const post = await write(person)
    expect(post).toMatchObject({ audience: 'SCHOOL', author: { role } })
    expect(await idsOf(ana, 'SCHOOL')).toEqual([post.id])
  })
})
