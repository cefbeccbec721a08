import { randomUUID } from 'node:crypto'
import { achievements } from '@trilha/contract/economy/achievements'
import { friends, type Friend } from '@trilha/contract/community/friends'
import type { Post } from '@trilha/contract/community/post-shapes'
import { posts } from '@trilha/contract/community/posts'
import { FRIEND_REQUESTS_PER_DAY, FRIEND_REQUESTS_TO_ONE_PER_DAY, type Role } from '@trilha/contract/constants'
import { notifications } from '@trilha/contract/messaging/notifications'
import { schools } from '@trilha/contract/school/schools'
import type { Kysely } from 'kysely'
import { describe, expect, it } from 'vitest'
import { up } from '../../../migrations/20261116T0815-blocks-of-adults.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { countQueries } from '../../testing/count-queries.ts'
import type { Person } from '../../testing/given.ts'
import { settled } from '../../testing/settled.ts'
import { unchanged as leavesUnchanged } from '../../testing/snapshot.ts'
import { testApp } from '../../testing/test-app.ts'
import { removeOldAsks, removeUnrelated } from './friends.repo.ts'

const test = testApp()

/** A student of a class of a school, with an open community. */
async function student(place: { schoolId: string; classId?: string }, name?: string): Promise<Person> {
  return test.given.community(await test.given.student({ ...place, ...(name !== undefined && { name }) }))
}

/** Two students of one class, who teaches them, and a student of another class of the same school. */
async function scene() {
  const schoolId = await test.given.school()
  const classId = await test.given.schoolClass(schoolId)
  const [ana, bia, caio] = await Promise.all([
    student({ schoolId, classId }, 'Ana Teste'),
    student({ schoolId, classId }, 'Bia Teste'),
    student({ schoolId }, 'Caio Teste'),
  ])
  const professor = await test.given.person({ role: 'PROFESSOR', schoolId, name: 'Prof Teste' })
  await test.given.teaches(professor, classId)
  return { schoolId, classId, ana, bia, caio, professor }
}

const ask = (who: Person, other: Pick<Person, 'userId'>) =>
  who.call(friends, 'create', { body: { userId: other.userId } })
const confirm = (who: Person, other: Pick<Person, 'userId'>) =>
  who.call(friends, 'confirm', { params: { id: other.userId } })
const reject = (who: Person, other: Pick<Person, 'userId'>) =>
  who.call(friends, 'reject', { params: { id: other.userId } })
const remove = (who: Person, id: string) => who.call(friends, 'remove', { params: { id } })
const block = (who: Person, other: Pick<Person, 'userId'>) =>
  who.call(friends, 'block', { body: { userId: other.userId } })
const unblock = (who: Person, other: Pick<Person, 'userId'>) =>
  who.call(friends, 'unblock', { params: { id: other.userId } })

async function relation(who: Person, other: Pick<Person, 'userId'>): Promise<string> {
  const answer = await who.call(friends, 'getRelation', { params: { id: other.userId } })
  if (!answer.ok) return answer.code
  const { status, direction } = answer.body
  return status === 'PENDING' ? direction! : status
}

async function mine(
  who: Person,
  query: { list?: 'ACCEPTED' | 'RECEIVED' | 'SENT'; search?: string; pSize?: number; cursor?: string } = {},
) {
  const answer = await who.call(friends, 'listMine', { query })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

async function found(who: Person, search?: string, limit?: number): Promise<string[]> {
  const answer = await who.call(friends, 'searchUsers', {
    query: { ...(search !== undefined && { search }), ...(limit !== undefined && { limit }) },
  })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body.map(({ user }) => user.name)
}

async function suggested(who: Person, limit?: number) {
  const answer = await who.call(friends, 'listSuggestions', { query: limit === undefined ? {} : { limit } })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

async function friend(who: Person, other: Person): Promise<Friend> {
  await ask(other, who)
  const answer = await confirm(who, other)
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

const unchanged = (work: () => Promise<unknown>) => leavesUnchanged(test.database.db, work)

describe('a request', () => {
  it('is sent, seen from both sides, accepted, and told', async () => {
    const { ana, bia } = await scene()
    const sent = await ask(ana, bia)
    expect(sent).toMatchObject({
      status: 201,
      body: { user: { id: bia.userId }, status: 'PENDING', direction: 'SENT', acceptedAt: null },
    })
    expect([await relation(ana, bia), await relation(bia, ana)]).toEqual(['SENT', 'RECEIVED'])
    expect((await mine(ana, { list: 'SENT' })).content).toMatchObject([{ user: { name: 'Bia Teste' } }])
    expect((await mine(bia, { list: 'RECEIVED' })).content).toMatchObject([{ user: { name: 'Ana Teste' } }])
    expect(await bia.call(friends, 'countMine')).toMatchObject({ body: { friends: 0, received: 1, sent: 0 } })
    const accepted = await confirm(bia, ana)
    expect(accepted).toMatchObject({
      status: 200,
      body: { user: { id: ana.userId }, status: 'ACCEPTED', direction: 'RECEIVED', acceptedAt: expect.any(String) },
    })
    expect([await relation(ana, bia), await relation(bia, ana)]).toEqual(['ACCEPTED', 'ACCEPTED'])
    expect(await ana.call(friends, 'countMine')).toMatchObject({ body: { friends: 1, received: 0, sent: 0 } })
    const told = async (who: Person) => {
      const answer = await who.call(notifications, 'listMine', { query: {} })
      return answer.ok ? answer.body.content.map(({ kind, about }) => [kind, about?.id]) : []
    }
    expect(await told(bia)).toEqual([['FRIEND_REQUESTED', ana.userId]])
    expect(await told(ana)).toEqual([['FRIEND_ACCEPTED', bia.userId]])
    // Two taps are one.
    expect(await confirm(bia, ana)).toMatchObject({ status: 200, body: { status: 'ACCEPTED' } })
  })

  it('can be refused, which nobody is told, and taken back by who made it alone', async () => {
    const { ana, bia } = await scene()
    await ask(ana, bia)
    expect(await reject(bia, ana)).toMatchObject({ status: 204 })
    expect(await relation(ana, bia)).toBe('NONE')
    expect(await ana.call(notifications, 'countUnread')).toMatchObject({ body: { count: 0 } })
    const again = await ask(ana, bia)
    const { id } = again.ok ? again.body : { id: '' }
    expect(await remove(bia, id)).toMatchObject({ status: 403, code: 'br_0003' })
    expect(await remove(ana, id)).toMatchObject({ status: 204 })
    expect(await relation(bia, ana)).toBe('NONE')
  })

  it('is refused where there is one already, to oneself, and to who is not there', async () => {
    const { ana, bia, caio, schoolId } = await scene()
    await ask(ana, bia)
    await friend(ana, caio)
    const closed = await test.given.student({ schoolId })
    const gone = await test.given.person({ role: 'STUDENT', schoolId, active: false })
    const elsewhere = await student({ schoolId: await test.given.school() })
    const guardian = await test.given.person({ role: 'PARENT', schoolId })
    await unchanged(async () => {
      for (const other of [bia, caio])
        expect(await ask(ana, other)).toMatchObject({ status: 409, code: 'ae_0001', body: { field: 'userId' } })
      expect(await ask(ana, ana)).toMatchObject({ status: 400, code: 'ii_0067', body: { field: 'userId' } })
      for (const other of [closed, gone, elsewhere, guardian, { userId: randomUUID() }])
        expect(await ask(ana, other)).toMatchObject({ status: 404, code: 'nf_0011', body: { field: 'userId' } })
      expect(await confirm(ana, bia)).toMatchObject({ status: 404, code: 'nf_0002' })
      for (const other of [bia, caio]) expect(await reject(ana, other)).toMatchObject({ code: 'nf_0002' })
      for (const other of [elsewhere, closed]) {
        expect(await confirm(ana, other)).toMatchObject({ code: 'nf_0011' })
        expect(await reject(ana, other)).toMatchObject({ code: 'nf_0011' })
      }
      expect(await remove(bia, randomUUID())).toMatchObject({ code: 'nf_0002' })
    })
  })

  it('is not for a student whose community is closed, nor for a guardian', async () => {
    const { ana, schoolId } = await scene()
    const closed = await test.given.student({ schoolId })
    const guardian = await test.given.person({ role: 'PARENT', schoolId })
    await unchanged(async () => {
      expect(await ask(closed, ana)).toMatchObject({ status: 403, code: 'br_0038' })
      expect(await ask(guardian, ana)).toMatchObject({ status: 403, code: 'br_0003' })
    })
  })

  it('that crosses another makes friends, also at once', async () => {
    const { ana, bia } = await scene()
    await ask(ana, bia)
    expect(await ask(bia, ana)).toMatchObject({ status: 201, body: { status: 'ACCEPTED', direction: 'RECEIVED' } })
    for (let round = 0; round < 5; round += 1) {
      const { ana: one, bia: other } = await scene()
      const answers = await Promise.all([ask(one, other), ask(other, one)])
      expect(answers.map(({ status }) => status)).toEqual([201, 201])
      expect(answers.filter((answer) => answer.ok && answer.body.status === 'ACCEPTED')).toHaveLength(1)
      expect([await relation(one, other), await relation(other, one)]).toEqual(['ACCEPTED', 'ACCEPTED'])
    }
  })

  it('sent many times at once is one, answered many ways at once has one end', async () => {
    const { ana, bia, caio } = await scene()
    const sent = await Promise.all(Array.from({ length: 8 }, () => ask(ana, bia)))
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(sent.filter(({ status }) => status === 409)).toHaveLength(7)
    const [yes, no] = await Promise.all([confirm(bia, ana), reject(bia, ana)])
    expect([yes.ok, no.ok].filter(Boolean)).toHaveLength(1)
    expect(await relation(ana, bia)).toBe(yes.ok ? 'ACCEPTED' : 'NONE')
    const asked = await ask(ana, caio)
    const { id } = asked.ok ? asked.body : { id: '' }
    const [confirmed, cancelled] = await Promise.all([confirm(caio, ana), remove(ana, id)])
    // Taken back after it was accepted it ends the friendship; before, there is nothing to accept.
    expect(cancelled.status).toBe(204)
    expect(confirmed.ok ? 'ok' : confirmed.code).toMatch(/^(ok|nf_0002)$/)
    expect(await relation(ana, caio)).toBe('NONE')
  })

  it('sent twice with one key is one request with one answer', async () => {
    const { ana, bia } = await scene()
    const headers = { 'idempotency-key': randomUUID() }
    const send = () => ana.call(friends, 'create', { body: { userId: bia.userId }, headers })
    const [first, again] = await Promise.all([send(), send()])
    expect(first).toMatchObject({ status: 201 })
    expect(again.body).toEqual(first.body)
  })
})

describe('requests of a day', () => {
  it('have a limit, also where they are taken back, and a smaller one to the same person', async () => {
    const { ana, bia, schoolId } = await scene()
    const once = async () => {
      const answer = await ask(ana, bia)
      if (answer.ok) await remove(ana, answer.body.id)
      return answer.ok ? 'ok' : answer.code
    }
    for (let time = 0; time < FRIEND_REQUESTS_TO_ONE_PER_DAY; time += 1) expect(await once()).toBe('ok')
    await unchanged(async () => expect(await once()).toBe('ii_0081'))
    const left = FRIEND_REQUESTS_PER_DAY - FRIEND_REQUESTS_TO_ONE_PER_DAY
    for (let at = 0; at < left; at += 1) expect((await ask(ana, await student({ schoolId }))).ok).toBe(true)
    const one = await student({ schoolId })
    await unchanged(async () => {
      expect(await ask(ana, one)).toMatchObject({ status: 400, code: 'ii_0048', body: { field: 'userId' } })
    })
    // An answer is no request.
    await ask(one, ana)
    expect(await ask(ana, one)).toMatchObject({ body: { status: 'ACCEPTED' } })
    await test.database.db
      .updateTable('friend_asks')
      .set({ created_at: new Date(Date.now() - 3 * 86_400_000) })
      .where('account_id', '=', ana.accountId)
      .execute()
    expect(await once()).toBe('ok')
    await inTransaction(test.database.db, removeOldAsks)
    const kept = await test.database.db
      .selectFrom('friend_asks')
      .select('id')
      .where('account_id', '=', ana.accountId)
      .execute()
    expect(kept).toHaveLength(1)
  })

  it('sent together do not pass the limit', async () => {
    const { ana, schoolId } = await scene()
    const others = await Promise.all(Array.from({ length: FRIEND_REQUESTS_PER_DAY + 4 }, () => student({ schoolId })))
    const answers = await Promise.all(others.map((other) => ask(ana, other)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(FRIEND_REQUESTS_PER_DAY)
  })
})

describe('grown-ups and children', () => {
  it('are friends only where the school brought them together', async () => {
    const { ana, caio, professor, schoolId } = await scene()
    expect(await ask(ana, professor)).toMatchObject({ status: 201 })
    expect(await confirm(professor, ana)).toMatchObject({ status: 200 })
    const grownUps = await Promise.all(
      (['MENTOR', 'STAFF', 'SCHOOL_ADMIN'] satisfies Role[]).map((role) => test.given.person({ role, schoolId })),
    )
    await unchanged(async () => {
      for (const other of [...grownUps, professor]) {
        const nobody = { status: 400, code: 'ii_0035', body: { field: 'userId' } }
        expect(await ask(caio, other)).toMatchObject(nobody)
        expect(await ask(other, caio)).toMatchObject(nobody)
      }
    })
    expect(await ask(grownUps[0]!, grownUps[1]!)).toMatchObject({ status: 201 })
    expect(await ask(professor, grownUps[1]!)).toMatchObject({ status: 201 })
  })

  it('who study are friends in one class, and not across classes', async () => {
    const { bia, caio, schoolId, classId } = await scene()
    const adult = await student({ schoolId, classId }, 'Dora Teste')
    await test.database.db
      .updateTable('users')
      .set({ date_of_birth: '1990-01-01' })
      .where('id', '=', adult.userId)
      .execute()
    expect(await ask(adult, bia)).toMatchObject({ status: 201 })
    expect(await ask(adult, caio)).toMatchObject({ code: 'ii_0035' })
    expect(await ask(caio, adult)).toMatchObject({ code: 'ii_0035' })
  })

  it('stop being friends where the class is left, and a request is not accepted any more', async () => {
    const { ana, bia, professor, classId } = await scene()
    await friend(ana, professor)
    await ask(professor, bia)
    const kept = await friend(ana, bia)
    await test.database.db.deleteFrom('class_professors').where('class_id', '=', classId).execute()
    await unchanged(async () => {
      expect(await confirm(bia, professor)).toMatchObject({ status: 400, code: 'ii_0035' })
      expect(await ask(bia, professor)).toMatchObject({ code: 'ii_0035' })
    })
    expect(await inTransaction(test.database.db, removeUnrelated)).toBeGreaterThanOrEqual(2)
    expect(await relation(ana, professor)).toBe('NONE')
    expect((await mine(ana)).content.map(({ id }) => id)).toEqual([kept.id])
  })
})

describe('blocking', () => {
  it('ends a friendship and a request, and neither finds the other', async () => {
    const { ana, bia, caio } = await scene()
    await friend(ana, bia)
    await ask(caio, ana)
    for (const other of [bia, caio]) {
      expect(await block(ana, other)).toMatchObject({ status: 204 })
      expect([await relation(ana, other), await relation(other, ana)]).toEqual(['nf_0011', 'nf_0011'])
      expect(await ask(other, ana)).toMatchObject({ code: 'nf_0011' })
      expect(await ask(ana, other)).toMatchObject({ code: 'nf_0011' })
      expect(await found(other, 'Ana')).toEqual([])
    }
    expect(await found(ana, 'Teste')).toEqual(['Prof Teste'])
    expect((await mine(ana)).content).toEqual([])
    expect((await mine(bia)).content).toEqual([])
    // Said twice it is the same.
    expect(await block(ana, bia)).toMatchObject({ status: 204 })
    const list = await ana.call(friends, 'listBlocked', { query: {} })
    expect(list).toMatchObject({ body: { content: [{ user: { id: caio.userId } }, { user: { id: bia.userId } }] } })
    expect(await bia.call(friends, 'listBlocked', { query: {} })).toMatchObject({ body: { content: [] } })
  })

  it.each(['PROFESSOR', 'MENTOR', 'STAFF', 'SCHOOL_ADMIN'] as const)(
    'of a %s is not for a student: a class is not hidden from who answers for it',
    async (role) => {
      const { schoolId, ana, professor } = await scene()
      const adult = role === 'PROFESSOR' ? professor : await test.given.person({ role, schoolId })
      const colleague = await test.given.person({ role: 'STAFF', schoolId })
      const { body: post } = await ana.call(posts, 'create', { body: { text: 'Para a turma', audience: 'CLASS' } })
      expect(await block(ana, adult)).toMatchObject({ status: 403, code: 'br_0003', body: { field: 'userId' } })
      expect(await ana.call(friends, 'listBlocked', { query: {} })).toMatchObject({ body: { content: [] } })
      const seen = await professor.call(posts, 'get', { params: { id: (post as Post).id } })
      expect(seen).toMatchObject({ ok: true })
      // Among grown-ups, and of a student, it stays each one's own.
      expect(await block(colleague, adult)).toMatchObject({ status: 204 })
      expect(await block(adult, ana)).toMatchObject({ status: 204 })
    },
  )

  it('of whoever works at the school is gone where a student had done so before', async () => {
    const { ana, bia, professor } = await scene()
    for (const [from, to] of [
      [ana, professor],
      [ana, bia],
      [professor, bia],
    ] as const)
      await test.given.block(from, to)
    await up(test.database.db as Kysely<unknown>)
    expect([await relation(ana, professor), await relation(professor, ana)]).toEqual(['NONE', 'NONE'])
    expect([await relation(ana, bia), await relation(bia, professor)]).toEqual(['nf_0011', 'nf_0011'])
  })

  it('is lifted by who blocked alone, and leaves nothing of before', async () => {
    const { ana, bia } = await scene()
    await friend(ana, bia)
    await block(ana, bia)
    await unchanged(async () => {
      expect(await unblock(bia, ana)).toMatchObject({ status: 404, code: 'nf_0011' })
      expect(await unblock(ana, { userId: randomUUID() })).toMatchObject({ code: 'nf_0011' })
      expect(await block(ana, ana)).toMatchObject({ status: 400, code: 'ii_0067' })
      expect(await block(ana, { userId: randomUUID() })).toMatchObject({ code: 'nf_0011', body: { field: 'userId' } })
    })
    expect(await unblock(ana, bia)).toMatchObject({ status: 204 })
    expect(await unblock(ana, bia)).toMatchObject({ code: 'nf_0011' })
    expect([await relation(ana, bia), await relation(bia, ana)]).toEqual(['NONE', 'NONE'])
  })

  it('at once with a yes leaves no friendship; both at once leave two blocks', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { ana, bia } = await scene()
      await ask(ana, bia)
      const [yes, blocked] = await Promise.all([confirm(bia, ana), block(ana, bia)])
      expect(blocked).toMatchObject({ status: 204 })
      expect(yes.ok ? 'ok' : yes.code).toMatch(/^(ok|nf_0011|nf_0002)$/)
      const rows = await test.database.db
        .selectFrom('friendships')
        .select('id')
        .where('asker_account_id', '=', ana.accountId)
        .execute()
      expect(rows).toEqual([])
      const { ana: one, bia: other } = await scene()
      const both = await Promise.all([block(one, other), block(other, one)])
      const count = both.filter(({ ok }) => ok).length
      expect(count).toBeGreaterThanOrEqual(1)
      const blocks = await test.database.db
        .selectFrom('account_blocks')
        .select('account_id')
        .where('account_id', 'in', [one.accountId, other.accountId])
        .execute()
      expect(blocks).toHaveLength(count)
    }
  })
})

describe('every way between two people', () => {
  type State = 'NONE' | 'A_ASKED' | 'B_ASKED' | 'FRIENDS'
  interface Model {
    state: State
    blockedBy: Set<'a' | 'b'>
  }
  const acts = ['ask', 'confirm', 'reject', 'remove', 'block', 'unblock'] as const
  type Step = { by: 'a' | 'b'; act: (typeof acts)[number] }

  /** What must come of a step: the answer, and how the two stand then. Written from the product's words alone. */
  function expected({ state, blockedBy }: Model, { by, act }: Step): { answer: string; next: Model } {
    const same = (answer: string) => ({ answer, next: { state, blockedBy } })
    const to = (next: State) => ({ answer: 'ok', next: { state: next, blockedBy } })
    const own: State = by === 'a' ? 'A_ASKED' : 'B_ASKED'
    const theirs: State = by === 'a' ? 'B_ASKED' : 'A_ASKED'
    if (act === 'unblock')
      return blockedBy.has(by)
        ? { answer: 'ok', next: { state, blockedBy: new Set([...blockedBy].filter((who) => who !== by)) } }
        : same('nf_0011')
    if (act === 'block')
      return blockedBy.size > 0 && !blockedBy.has(by)
        ? same('nf_0011')
        : { answer: 'ok', next: { state: 'NONE', blockedBy: new Set([...blockedBy, by]) } }
    if (act === 'remove') {
      if (state === 'NONE') return same('nf_0002')
      return state === theirs ? same('br_0003') : to('NONE')
    }
    if (blockedBy.size > 0) return same('nf_0011')
    if (act === 'ask') return state === 'NONE' ? to(own) : state === theirs ? to('FRIENDS') : same('ae_0001')
    if (act === 'confirm') return state === theirs || state === 'FRIENDS' ? to('FRIENDS') : same('nf_0002')
    return state === theirs ? to('NONE') : same('nf_0002')
  }

  function seenBy(who: 'a' | 'b', { state, blockedBy }: Model): string {
    if (blockedBy.size > 0) return 'nf_0011'
    if (state === 'FRIENDS') return 'ACCEPTED'
    if (state === 'NONE') return 'NONE'
    return (state === 'A_ASKED') === (who === 'a') ? 'SENT' : 'RECEIVED'
  }

  /** The same walks in every run. */
  function random(seed: number): () => number {
    let state = seed
    return () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return state / 2_147_483_648
    }
  }

  it('answers and ends as the plain model says, from both sides', { timeout: 60_000 }, async () => {
    const seen = new Set<string>()
    for (let walk = 0; walk < 6; walk += 1) {
      const { ana: a, bia: b } = await scene()
      const people = { a, b }
      const next = random(walk + 7)
      let model: Model = { state: 'NONE', blockedBy: new Set() }
      let friendshipId: string = randomUUID()
      for (let at = 0; at < 30; at += 1) {
        const step: Step = { by: next() < 0.5 ? 'a' : 'b', act: acts[Math.floor(next() * acts.length)]! }
        const [who, other] = step.by === 'a' ? [a, b] : [b, a]
        // The limit of a day has a test of its own.
        await test.database.db.deleteFrom('friend_asks').where('account_id', '=', who.accountId).execute()
        const wish = expected(model, step)
        const answer = await {
          ask: () => ask(who, other),
          confirm: () => confirm(who, other),
          reject: () => reject(who, other),
          remove: () => remove(who, friendshipId),
          block: () => block(who, other),
          unblock: () => unblock(who, other),
        }[step.act]()
        const told = `${model.state} ${[...model.blockedBy].join('')} ${step.by} ${step.act}`
        expect(answer.ok ? 'ok' : answer.code, told).toBe(wish.answer)
        if (answer.ok && step.act === 'ask') friendshipId = (answer.body as Friend).id
        model = wish.next
        seen.add(told)
        for (const side of ['a', 'b'] as const)
          expect(await relation(people[side], people[side === 'a' ? 'b' : 'a']), told).toBe(seenBy(side, model))
      }
    }
    // Enough of the table was walked: 4 states × 2 sides × 6 acts, and those of blocked people.
    expect(seen.size).toBeGreaterThan(45)
  })
})

describe('search', () => {
  it('finds by name and nickname, accents, case and a wrong letter aside, and says how one stands', async () => {
    const schoolId = await test.given.school()
    const ana = await student({ schoolId }, 'Ana Teste')
    const [joao, luana] = [await student({ schoolId }, 'João Ipê'), await student({ schoolId }, 'Luana Aroeira')]
    await test.database.db.updateTable('users').set({ nickname: 'Trovão' }).where('id', '=', joao.userId).execute()
    for (const search of ['joao', 'JOÃO', 'ipe', 'trovao', 'ão ip'])
      expect(await found(ana, search)).toEqual(['João Ipê'])
    for (const search of ['luanna', 'lunaa', 'aroera', 'luana aroeria', 'Luama'])
      expect(await found(ana, search), search).toEqual(['Luana Aroeira'])
    // A short word stands at the beginning of one, or is not there.
    for (const search of ['aro lua', 'Ipê jo']) expect(await found(ana, search), search).toHaveLength(1)
    for (const search of ['joam', 'jpao', 'ipi', 'luna', 'lna aroeira', 'joao aroeira'])
      expect(await found(ana, search), search).toEqual([])
    for (const search of ['xyzw', 'marcos', 'mariana', 'luiza', '----'])
      expect(await found(ana, search), search).toEqual([])
    await friend(ana, luana)
    const answer = await ana.call(friends, 'searchUsers', { query: { search: 'luana' } })
    expect(answer).toMatchObject({
      body: [{ user: { id: luana.userId }, relation: { status: 'ACCEPTED', mayAsk: false } }],
    })
    expect(await found(ana)).toEqual(['João Ipê', 'Luana Aroeira'])
    expect(await found(ana, undefined, 1)).toEqual(['João Ipê'])
    for (const limit of [0, 51])
      expect(await ana.call(friends, 'searchUsers', { query: { limit } })).toMatchObject({ code: 'ii_0030' })
    expect(await ana.call(friends, 'searchUsers', { query: { search: 'a'.repeat(61) } })).toMatchObject({
      code: 'ii_0066',
    })
  })

  it('shows first whose name begins so', async () => {
    const schoolId = await test.given.school()
    const ana = await student({ schoolId }, 'Ana Teste')
    for (const name of ['Abigail Mogno', 'Bianca Mogno', 'Caio Birigui']) await student({ schoolId }, name)
    expect(await found(ana, 'bi')).toEqual(['Bianca Mogno', 'Caio Birigui', 'Abigail Mogno'])
  })

  it('keeps to the own year where the school says so, for all but its administrators', async () => {
    const { ana, bia, caio, professor, schoolId } = await scene()
    await test.given.flags(schoolId, { isGradeControl: true })
    const admin = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId, name: 'Zélia Teste' })
    const staff = await test.given.person({ role: 'STAFF', schoolId, name: 'Yara Teste' })
    await friend(bia, caio)
    const fresh = async (who: Person) => ({ ...who, ...(await test.given.openSession({ owner: who })) })
    expect(await found(await fresh(ana), 'Teste')).toEqual(['Bia Teste', 'Prof Teste', 'Yara Teste', 'Zélia Teste'])
    expect(await found(await fresh(caio), 'Teste')).toEqual(['Prof Teste', 'Yara Teste', 'Zélia Teste'])
    expect(await found(await fresh(professor), 'Teste')).toEqual([
      'Ana Teste',
      'Bia Teste',
      'Yara Teste',
      'Zélia Teste',
    ])
    expect(await found(staff, 'Teste')).toEqual(['Prof Teste', 'Zélia Teste'])
    expect(await found(admin, 'Teste')).toEqual(['Ana Teste', 'Bia Teste', 'Caio Teste', 'Prof Teste', 'Yara Teste'])
    // A friend's friend of another year is not suggested either.
    await friend(ana, bia)
    expect((await suggested(await fresh(ana))).map(({ user }) => user.name)).toEqual(['Prof Teste'])
  })

  it('begins and ends to keep to the own year with the school’s flag, for whoever is signed in and however the name is typed', async () => {
    const { ana, schoolId } = await scene()
    const admin = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId })
    for (const isGradeControl of [false, true, false]) {
      expect(await admin.call(schools, 'setSchoolFlags', { body: { isGradeControl } })).toMatchObject({ ok: true })
      await settled()
      for (const typed of ['Caio', 'caioo teste', 'Teste'])
        expect((await found(ana, typed)).includes('Caio Teste'), `${typed}, ${isGradeControl}`).toBe(!isGradeControl)
    }
  })

  it('costs as many queries for fifty as for one', async () => {
    const schoolId = await test.given.school()
    const ana = await student({ schoolId }, 'Ana Teste')
    await student({ schoolId }, 'Pessoa 0')
    const counted = (work: () => Promise<unknown>) => countQueries(test.database.pool, work)
    const before = [await counted(() => found(ana, 'pessoa')), await counted(() => suggested(ana))]
    for (let at = 1; at < 8; at += 1) {
      const other = await student({ schoolId }, `Pessoa ${at}`)
      await test.given.friendship({ from: ana, to: other })
    }
    expect([await counted(() => found(ana, 'pessoa')), await counted(() => suggested(ana))]).toEqual(before)
  })
})

describe('suggestions', () => {
  it('come with a reason, the strongest first, and never name who is not there', async () => {
    const { ana, bia, caio, professor, schoolId, classId } = await scene()
    const { db } = test.database
    const dora = await student({ schoolId }, 'Dora Teste')
    const eva = await student({ schoolId }, 'Eva Teste')
    const { id: subjectId } = await db
      .insertInto('subjects')
      .values({ school_id: schoolId, name: 'Robótica' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('followed_subjects')
      .values([ana, eva].map(({ accountId }) => ({ account_id: accountId, subject_id: subjectId })))
      .execute()
    await friend(ana, caio)
    await friend(caio, dora)
    expect(await suggested(ana)).toMatchObject([
      { user: { name: 'Dora Teste' }, reason: 'COMMON_FRIENDS', commonFriends: 1, subjectName: null },
      { user: { name: 'Bia Teste' }, reason: 'SAME_CLASS', commonFriends: 0 },
      { user: { name: 'Prof Teste' }, reason: 'SAME_CLASS' },
      { user: { name: 'Eva Teste' }, reason: 'SAME_SUBJECT', subjectName: 'Robótica' },
    ])
    expect(await suggested(ana, 1)).toHaveLength(1)
    // Asked already, blocked, closed, gone: none is named.
    await ask(ana, bia)
    await block(professor, ana)
    await test.given.community(eva, false)
    const blocked = await student({ schoolId, classId }, 'Fabi Teste')
    await db.updateTable('accounts').set({ blocked_at: new Date() }).where('id', '=', blocked.accountId).execute()
    expect((await suggested(ana)).map(({ user }) => user.name)).toEqual(['Dora Teste'])
    // A friend who is not there leads to nobody.
    await test.given.community(caio, false)
    expect(await suggested(ana)).toEqual([])
    for (const limit of [0, 21])
      expect(await ana.call(friends, 'listSuggestions', { query: { limit } })).toMatchObject({ code: 'ii_0030' })
  })
})

describe('lists', () => {
  it('of mine come newest first, in pages that neither repeat nor skip, in as many queries for many', async () => {
    const { ana, bia, schoolId } = await scene()
    await friend(ana, bia)
    const count = () => countQueries(test.database.pool, () => mine(ana, { pSize: 100 }))
    const before = await count()
    const names = ['Bia Teste']
    for (let at = 0; at < 7; at += 1) {
      const name = `Amigo ${at}`
      await friend(ana, await student({ schoolId }, name))
      names.unshift(name)
    }
    expect(await count()).toBe(before)
    const read: string[] = []
    let cursor: string | undefined
    do {
      const page = await mine(ana, { list: 'ACCEPTED', pSize: 3, ...(cursor !== undefined && { cursor }) })
      read.push(...page.content.map(({ user }) => user.name))
      cursor = page.next ?? undefined
    } while (cursor !== undefined)
    expect(read).toEqual(names)
    expect((await mine(ana, { search: 'amigo 3' })).content).toMatchObject([{ user: { name: 'Amigo 3' } }])
    expect(await ana.call(friends, 'listMine', { query: { cursor: 'x' } })).toMatchObject({ code: 'ii_0030' })
  })

  it('of somebody else show their friends who are there for me, and how I stand with each', async () => {
    const { ana, bia, caio, professor, schoolId } = await scene()
    const closed = await student({ schoolId }, 'Dora Teste')
    for (const other of [ana, caio, closed]) await friend(bia, other)
    await ask(bia, professor)
    await test.given.community(closed, false)
    const read = async (who: Person, query: { pSize?: number; cursor?: string } = {}) => {
      const answer = await who.call(friends, 'listByUser', { params: { id: bia.userId }, query })
      if (!answer.ok) throw new Error(answer.code)
      return answer.body
    }
    expect((await read(ana)).content).toMatchObject([
      { user: { name: 'Caio Teste' }, relation: { status: 'NONE', mayAsk: true } },
      { user: { name: 'Ana Teste' }, relation: { status: 'NONE', mayAsk: false } },
    ])
    await block(caio, ana)
    expect((await read(ana)).content.map(({ user }) => user.name)).toEqual(['Ana Teste'])
    const first = await read(bia, { pSize: 1 })
    expect(first.content).toMatchObject([{ user: { name: 'Caio Teste' }, relation: { status: 'ACCEPTED' } }])
    expect((await read(bia, { pSize: 1, cursor: first.next! })).content).toMatchObject([
      { user: { name: 'Ana Teste' } },
    ])
    const elsewhere = await student({ schoolId: await test.given.school() })
    expect(await elsewhere.call(friends, 'listByUser', { params: { id: bia.userId }, query: {} })).toMatchObject({
      status: 404,
      code: 'nf_0011',
    })
  })

  it('of the class show who learns and teaches there, where the school opens the class menu', async () => {
    const { ana, bia, professor, schoolId, classId } = await scene()
    const read = async (who: Person, query: { pSize?: number; cursor?: string } = {}) => {
      const answer = await who.call(friends, 'listClass', { query })
      return answer.ok ? answer.body : { code: answer.code }
    }
    expect(await read(ana)).toEqual({ code: 'br_0038' })
    await test.given.flags(schoolId, { isPermitAccessClassMenu: true })
    await student({ schoolId, classId }, 'Élio Teste')
    await test.given.student({ schoolId, classId, name: 'Fechada Teste' })
    await friend(ana, bia)
    const fresh = { ...ana, ...(await test.given.openSession({ owner: ana })) }
    expect(await read(fresh)).toMatchObject({
      content: [
        { user: { name: 'Bia Teste' }, relation: { status: 'ACCEPTED' } },
        { user: { name: 'Élio Teste' }, relation: { status: 'NONE', mayAsk: true } },
        { user: { name: 'Prof Teste', role: 'PROFESSOR' }, relation: { mayAsk: true } },
      ],
      last: true,
    })
    const names: string[] = []
    let cursor: string | undefined
    do {
      const page = await read(professor, { pSize: 2, ...(cursor !== undefined && { cursor }) })
      if ('code' in page) throw new Error(page.code)
      names.push(...page.content.map(({ user }) => user.name))
      cursor = page.next ?? undefined
    } while (cursor !== undefined)
    expect(names).toEqual(['Ana Teste', 'Bia Teste', 'Élio Teste'])
    expect(await read(professor, { cursor: 'x' })).toEqual({ code: 'ii_0030' })
  })

  it('carry nothing of a person beyond their card', async () => {
    const { ana, bia } = await scene()
    await ask(bia, ana)
    const [one] = (await mine(ana)).content
    expect(Object.keys(one!.user).toSorted()).toEqual([
      'avatar',
      'gradeName',
      'id',
      'name',
      'nickname',
      'profileId',
      'role',
      'schoolName',
      'surname',
    ])
    expect(JSON.stringify(one)).not.toContain(bia.username)
  })
})

describe('a new friend', () => {
  it('counts towards the achievement for both, once per person however often they part', async () => {
    const { ana, bia, caio } = await scene()
    const current = async (who: Person) => {
      const answer = await who.call(achievements, 'listMyProgress')
      return answer.ok ? answer.body.find(({ code }) => code === 'FRIENDS_15')?.current : undefined
    }
    await ask(ana, bia)
    expect([await current(ana), await current(bia)]).toEqual([0, 0])
    const made = await confirm(bia, ana)
    expect([await current(ana), await current(bia)]).toEqual([1, 1])
    await remove(ana, made.ok ? made.body.id : '')
    await friend(bia, ana)
    expect([await current(ana), await current(bia)]).toEqual([1, 1])
    await friend(ana, caio)
    expect([await current(ana), await current(caio)]).toEqual([2, 1])
  })

  it('of a young child is told to its guardians, of an older one to nobody', async () => {
    const { ana, bia, schoolId } = await scene()
    const guardian = await test.given.person({ role: 'PARENT', schoolId })
    for (const child of [ana, bia]) await test.given.guardianLink({ guardian, child })
    const year = new Date().getUTCFullYear()
    const born = (who: Person, years: number) =>
      test.database.db
        .updateTable('users')
        .set({ date_of_birth: `${year - years}-01-01` })
        .where('id', '=', who.userId)
        .execute()
    await born(ana, 10)
    await born(bia, 15)
    await friend(ana, bia)
    const answer = await guardian.call(notifications, 'listMine', { query: {} })
    expect(answer.ok && answer.body.content).toMatchObject([
      { kind: 'CHILD_NEW_FRIEND', about: { id: ana.userId }, by: { id: bia.userId } },
    ])
    expect(answer.ok && answer.body.content).toHaveLength(1)
  })
})
