import { randomUUID } from 'node:crypto'
import { CLASS_COMMENT_MAX, REWARD_AMOUNTS, type Role } from '@trilha/contract/constants'
import { wallets } from '@trilha/contract/economy/wallets'
import { classComments, type ClassComment } from '@trilha/contract/learning/class-comments'
import { describe, expect, it } from 'vitest'
import { countQueries } from '../../testing/count-queries.ts'
import { givenCourse } from '../../testing/given-course.ts'
import type { Person } from '../../testing/given.ts'
import { writesMark } from '../../testing/snapshot.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()

/** A class of a school with a student, a classmate and who teaches them. */
async function scene() {
  const schoolId = await test.given.school()
  const classId = await test.given.schoolClass(schoolId)
  const [ana, bia] = await Promise.all([
    test.given.student({ schoolId, classId, name: 'Ana Teste' }),
    test.given.student({ schoolId, classId, name: 'Bia Teste' }),
  ])
  const professor = await test.given.person({ role: 'PROFESSOR', schoolId })
  await test.given.teaches(professor, classId)
  const course = await givenCourse(test.database.db, { schoolId, classIds: [classId], modules: [['TEXT', 'TEXT']] })
  const [contentId, otherContentId] = course.contentIds as [string, string]
  return { schoolId, classId, ana, bia, professor, contentId, otherContentId }
}

async function write(
  who: Person,
  contentId: string,
  body: { text: string; parentId?: string } = { text: 'Gostei desta parte' },
): Promise<ClassComment> {
  const answer = await who.call(classComments, 'create', { params: { id: contentId }, body })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

async function read(who: Person, contentId: string, query: { pSize?: number; cursor?: string } = {}) {
  const answer = await who.call(classComments, 'listByContent', { params: { id: contentId }, query })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

async function answersOf(who: Person, id: string, query: { pSize?: number; cursor?: string } = {}) {
  const answer = await who.call(classComments, 'listAnswers', { params: { id }, query })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

function remove(who: Person, id: string) {
  return who.call(classComments, 'remove', { params: { id } })
}

function like(who: Person, id: string) {
  return who.call(classComments, 'likeOrUnlike', { params: { id } })
}

async function likesOf(who: Person, contentId: string): Promise<[number, boolean]> {
  const [comment] = (await read(who, contentId)).content
  return [comment!.likes, comment!.likedByMe]
}

async function xpOf(who: Person): Promise<number | undefined> {
  const answer = await who.call(wallets, 'getByType', { params: { type: 'XP' } })
  return answer.ok ? answer.body.value : undefined
}

describe('comments on a class', () => {
  it('are written, and read newest first by all who may follow the trail', async () => {
    const { ana, bia, professor, contentId, otherContentId } = await scene()
    const first = await ana.call(classComments, 'create', {
      params: { id: contentId },
      body: { text: '  A água volta?\nComo? ' },
    })
    expect(first).toMatchObject({
      status: 201,
      body: {
        contentId,
        parentId: null,
        author: { id: ana.userId, name: 'Ana Teste', role: 'STUDENT' },
        text: 'A água volta?\nComo?',
        isRemoved: false,
        likes: 0,
        likedByMe: false,
        answersCount: 0,
        editedAt: null,
        mayEdit: true,
        mayRemove: true,
      },
    })
    await write(bia, contentId, { text: 'Segundo' })
    await write(bia, otherContentId, { text: 'Em outra aula' })
    expect((await read(professor, contentId)).content.map(({ text }) => text)).toEqual([
      'Segundo',
      'A água volta?\nComo?',
    ])
    const rights = async (who: Person) => (await read(who, contentId)).content.map((c) => [c.mayEdit, c.mayRemove])
    expect(await rights(bia)).toEqual([
      [true, true],
      [false, false],
    ])
    expect(await rights(professor)).toEqual([
      [false, true],
      [false, true],
    ])
  })

  it('are written and edited without words that are not used at school', async () => {
    const { ana, bia, contentId } = await scene()
    const { id } = await write(ana, contentId, { text: 'Que merda de chuva.' })
    expect((await read(bia, contentId)).content).toMatchObject([{ text: 'Que ***** de chuva.' }])
    await ana.call(classComments, 'update', { params: { id }, body: { text: 'Choveu, merda.' } })
    expect((await read(bia, contentId)).content).toMatchObject([{ text: 'Choveu, *****.' }])
  })

  it('carry no email, birth or anything else of a person', async () => {
    const { ana, bia, contentId } = await scene()
    await write(ana, contentId)
    const [comment] = (await read(bia, contentId)).content
    expect(Object.keys(comment!.author!).toSorted()).toEqual([
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
    expect(JSON.stringify(comment)).not.toContain(ana.username)
  })

  it('come in pages that neither repeat nor skip, with as many queries for a hundred as for one', async () => {
    const { ana, bia, contentId } = await scene()
    await write(ana, contentId, { text: '0' })
    const counted = () => countQueries(test.database.pool, () => read(ana, contentId, { pSize: 100 }))
    const before = await counted()
    for (let at = 1; at < 12; at += 1) await write(at % 2 ? bia : ana, contentId, { text: String(at) })
    expect(await counted()).toBe(before)
    const texts: string[] = []
    let cursor: string | undefined
    do {
      const page = await read(ana, contentId, { pSize: 5, ...(cursor !== undefined && { cursor }) })
      texts.push(...page.content.map(({ text }) => text))
      cursor = page.next ?? undefined
    } while (cursor !== undefined)
    expect(texts).toEqual(Array.from({ length: 12 }, (_, at) => String(11 - at)))
    expect(
      await ana.call(classComments, 'listByContent', { params: { id: contentId }, query: { cursor: 'x' } }),
    ).toMatchObject({
      code: 'ii_0030',
    })
  })

  it('need words, and not too many', async () => {
    const { ana, contentId } = await scene()
    const id = (await write(ana, contentId)).id
    const before = await writesMark(test.database.db)
    for (const [text, code] of [
      [' ', 'rq_0017'],
      ['a'.repeat(CLASS_COMMENT_MAX + 1), 'ii_0068'],
    ] as const) {
      expect(await ana.call(classComments, 'create', { params: { id: contentId }, body: { text } })).toMatchObject({
        code,
      })
      expect(await ana.call(classComments, 'update', { params: { id }, body: { text } })).toMatchObject({ code })
    }
    expect(await writesMark(test.database.db)).toBe(before)
  })

  it('pay once per class, and a like once per comment, never for praising oneself', async () => {
    const { ana, bia, contentId } = await scene()
    const first = await write(ana, contentId)
    await write(ana, contentId, { text: 'E mais' })
    await remove(ana, first.id)
    await write(ana, contentId, { text: 'De novo' })
    expect(await xpOf(ana)).toBe(REWARD_AMOUNTS.COMMENT_MODULE_CONTENT.XP)
    const own = await write(ana, contentId, { text: 'Curtam' })
    for (let tap = 0; tap < 3; tap += 1) await like(bia, own.id)
    await like(ana, own.id)
    expect(await xpOf(bia)).toBe(REWARD_AMOUNTS.LIKE_COMMENT.XP)
    expect(await xpOf(ana)).toBe(REWARD_AMOUNTS.COMMENT_MODULE_CONTENT.XP)
  })

  it('sent twice with one key are one comment', async () => {
    const { ana, contentId } = await scene()
    const headers = { 'idempotency-key': randomUUID() }
    const send = () =>
      ana.call(classComments, 'create', { params: { id: contentId }, body: { text: 'Uma vez' }, headers })
    const [first, again] = await Promise.all([send(), send()])
    expect(again.body).toEqual(first.body)
    expect((await read(ana, contentId)).content).toHaveLength(1)
  })
})

describe('answers', () => {
  it('hang on their comment, oldest first; an answer to an answer goes to the comment above both', async () => {
    const { ana, bia, professor, contentId } = await scene()
    const top = await write(ana, contentId, { text: 'Pergunta' })
    const first = await write(bia, contentId, { text: 'Resposta', parentId: top.id })
    const second = await write(professor, contentId, { text: 'Isso mesmo', parentId: first.id })
    expect([first.parentId, second.parentId]).toEqual([top.id, top.id])
    expect((await answersOf(ana, top.id)).content.map(({ text }) => text)).toEqual(['Resposta', 'Isso mesmo'])
    expect((await read(ana, contentId)).content).toMatchObject([{ id: top.id, answersCount: 2 }])
    const page = await answersOf(ana, top.id, { pSize: 1 })
    expect((await answersOf(ana, top.id, { pSize: 1, cursor: page.next! })).content).toMatchObject([{ id: second.id }])
  })

  it('need a comment that is there, on the same class', async () => {
    const { ana, bia, contentId, otherContentId } = await scene()
    const elsewhere = await write(ana, otherContentId)
    const gone = await write(ana, contentId)
    await write(bia, contentId, { text: 'Respondi', parentId: gone.id })
    await remove(ana, gone.id)
    const before = await writesMark(test.database.db)
    for (const parentId of [elsewhere.id, gone.id, randomUUID()])
      expect(
        await ana.call(classComments, 'create', { params: { id: contentId }, body: { text: 'x', parentId } }),
      ).toMatchObject({ status: 404, code: 'nf_0027', body: { field: 'parentId' } })
    expect(await writesMark(test.database.db)).toBe(before)
  })

  it('written while the comment is removed: either both are there or neither', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { ana, bia, contentId } = await scene()
      const top = await write(ana, contentId)
      const [answered, removed] = await Promise.all([
        bia.call(classComments, 'create', { params: { id: contentId }, body: { text: 'Oi', parentId: top.id } }),
        remove(ana, top.id),
      ])
      expect(removed.ok).toBe(true)
      if (!answered.ok) expect(answered.code).toBe('nf_0027')
      expect((await read(ana, contentId)).content).toMatchObject(
        answered.ok ? [{ isRemoved: true, answersCount: 1 }] : [],
      )
    }
  })
})

describe('a like', () => {
  it('goes on and off; many taps at once end at their parity, and the count is the rows', async () => {
    const { ana, bia, contentId } = await scene()
    const { id } = await write(ana, contentId)
    expect(await like(bia, id)).toMatchObject({ status: 200, body: { liked: true, likes: 1 } })
    expect(await likesOf(bia, contentId)).toEqual([1, true])
    expect(await likesOf(ana, contentId)).toEqual([1, false])
    expect(await like(bia, id)).toMatchObject({ body: { liked: false, likes: 0 } })
    const taps = Number(process.env['LIKE_TAPS'] ?? 41)
    const answers = await Promise.all(Array.from({ length: taps }, (_, at) => like(at % 2 === 0 ? bia : ana, id)))
    expect(answers.every(({ ok }) => ok)).toBe(true)
    const odd = (count: number) => count % 2 === 1
    const [byBia, byAna] = [odd(Math.ceil(taps / 2)), odd(Math.floor(taps / 2))]
    const rows = Number(byBia) + Number(byAna)
    expect(await likesOf(bia, contentId)).toEqual([rows, byBia])
    expect(await likesOf(ana, contentId)).toEqual([rows, byAna])
  })

  it('is not for what was removed', async () => {
    const { ana, bia, contentId } = await scene()
    const { id } = await write(ana, contentId)
    await like(bia, id)
    await write(bia, contentId, { text: 'Respondi', parentId: id })
    await remove(ana, id)
    expect((await read(bia, contentId)).content).toMatchObject([{ likes: 0, likedByMe: false }])
    expect(await like(bia, id)).toMatchObject({ code: 'nf_0027' })
  })
})

describe('changing and removing', () => {
  it('is for the author, and shows that it was edited', async () => {
    const { ana, bia, professor, contentId } = await scene()
    const { id } = await write(ana, contentId)
    const before = await writesMark(test.database.db)
    for (const other of [bia, professor])
      expect(await other.call(classComments, 'update', { params: { id }, body: { text: 'x' } })).toMatchObject({
        status: 403,
        code: 'br_0003',
      })
    expect(await writesMark(test.database.db)).toBe(before)
    const changed = await ana.call(classComments, 'update', { params: { id }, body: { text: 'Melhor assim' } })
    expect(changed).toMatchObject({ body: { text: 'Melhor assim', editedAt: expect.any(String) } })
  })

  it('of a classmate is not for a student, nor for the office', async () => {
    const { ana, bia, schoolId, contentId } = await scene()
    const { id } = await write(ana, contentId)
    const others = [
      bia,
      await test.given.person({ role: 'STAFF', schoolId }),
      await test.given.person({ role: 'MENTOR', schoolId }),
    ]
    const before = await writesMark(test.database.db)
    for (const other of others) expect(await remove(other, id)).toMatchObject({ status: 403, code: 'br_0003' })
    expect(await writesMark(test.database.db)).toBe(before)
  })

  it('by who teaches or runs the school takes the words away and leaves a line', async () => {
    const { ana, professor, schoolId, contentId } = await scene()
    const admin = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId })
    for (const moderator of [professor, admin]) {
      const { id } = await write(ana, contentId, { text: 'Palavras que não ficam' })
      expect(await remove(moderator, id)).toMatchObject({ status: 204 })
      const line = await test.database.db
        .selectFrom('audit_log')
        .selectAll()
        .where('action', '=', 'classComment.removed')
        .where('subject_id', '=', id)
        .executeTakeFirstOrThrow()
      expect(line).toMatchObject({ actor_account_id: moderator.accountId, school_id: schoolId })
      expect(JSON.stringify(line)).not.toContain('Palavras')
    }
    expect((await read(ana, contentId)).content).toEqual([])
  })

  it('leaves an empty place while answers hang on it, and takes it along with the last', async () => {
    const { ana, bia, contentId } = await scene()
    const top = await write(ana, contentId, { text: 'Sai daqui' })
    const answer = await write(bia, contentId, { text: 'Fico', parentId: top.id })
    await remove(ana, top.id)
    const [place] = (await read(bia, contentId)).content
    expect(place).toMatchObject({ id: top.id, author: null, text: '', isRemoved: true, answersCount: 1 })
    expect([place!.mayEdit, place!.mayRemove]).toEqual([false, false])
    const stored = await test.database.db.selectFrom('trail_comments').select('text').where('id', '=', top.id).execute()
    expect(stored).toEqual([{ text: '' }])
    expect(await remove(ana, top.id)).toMatchObject({ code: 'nf_0027' })
    expect(await ana.call(classComments, 'update', { params: { id: top.id }, body: { text: 'x' } })).toMatchObject({
      code: 'nf_0027',
    })
    expect((await answersOf(bia, top.id)).content).toMatchObject([{ id: answer.id, text: 'Fico' }])
    await remove(bia, answer.id)
    expect((await read(bia, contentId)).content).toEqual([])
    expect(await bia.call(classComments, 'listAnswers', { params: { id: top.id }, query: {} })).toMatchObject({
      code: 'nf_0027',
    })
  })
})

describe('who may talk', () => {
  it('does not name who left or is shut out', async () => {
    const { ana, bia, contentId } = await scene()
    await write(ana, contentId, { text: 'Tchau' })
    await test.database.db.updateTable('accounts').set({ active: false }).where('id', '=', ana.accountId).execute()
    expect((await read(bia, contentId)).content).toMatchObject([{ text: 'Tchau', author: null }])
    await test.database.db
      .updateTable('accounts')
      .set({ active: true, blocked_at: new Date() })
      .where('id', '=', ana.accountId)
      .execute()
    expect((await read(bia, contentId)).content).toMatchObject([{ text: 'Tchau', author: null }])
  })

  it('is who may follow the trail: nobody of another class or school, and no guardian', async () => {
    const { ana, schoolId, contentId } = await scene()
    const { id } = await write(ana, contentId)
    const strangers = [
      await test.given.student({ schoolId }),
      await test.given.person({ role: 'PROFESSOR', schoolId }),
      await test.given.person({ role: 'SCHOOL_ADMIN', schoolId: await test.given.school() }),
    ]
    const guardian = await test.given.person({ role: 'PARENT', schoolId })
    const before = await writesMark(test.database.db)
    for (const stranger of strangers) {
      const params = { id: contentId }
      expect(await stranger.call(classComments, 'listByContent', { params, query: {} })).toMatchObject({
        code: 'nf_0017',
      })
      expect(await stranger.call(classComments, 'create', { params, body: { text: 'x' } })).toMatchObject({
        code: 'nf_0017',
      })
      expect(await stranger.call(classComments, 'listAnswers', { params: { id }, query: {} })).toMatchObject({
        code: 'nf_0027',
      })
      expect(await like(stranger, id)).toMatchObject({ code: 'nf_0027' })
      expect(await remove(stranger, id)).toMatchObject({ code: 'nf_0027' })
    }
    expect(await guardian.call(classComments, 'listByContent', { params: { id: contentId }, query: {} })).toMatchObject(
      {
        code: 'br_0003',
      },
    )
    expect(await writesMark(test.database.db)).toBe(before)
  })

  it('is nobody on trial: a visitor opens the sample, and neither hears nor speaks', async () => {
    const { ana, schoolId, classId, contentId } = await scene()
    const { id } = await write(ana, contentId)
    const visitor = await test.given.student({ schoolId, classId })
    await test.database.db
      .updateTable('accounts')
      .set({ is_member: false })
      .where('id', '=', visitor.accountId)
      .execute()
    await test.database.db.updateTable('courses').set({ is_sample: true }).where('school_id', '=', schoolId).execute()
    const before = await writesMark(test.database.db)
    expect((await read(visitor, contentId)).content).toEqual([])
    expect(
      await visitor.call(classComments, 'create', { params: { id: contentId }, body: { text: 'Oi' } }),
    ).toMatchObject({ status: 403, code: 'br_0038' })
    expect(await like(visitor, id)).toMatchObject({ code: 'nf_0027' })
    expect(await visitor.call(classComments, 'listAnswers', { params: { id }, query: {} })).toMatchObject({
      code: 'nf_0027',
    })
    expect(await writesMark(test.database.db)).toBe(before)
  })

  it.each(['MENTOR', 'STAFF', 'SCHOOL_ADMIN'] satisfies Role[])('includes a %s of the school', async (role) => {
    const { schoolId, contentId } = await scene()
    const person = await test.given.person({ role, schoolId })
    expect(await write(person, contentId)).toMatchObject({ author: { id: person.userId, role } })
  })
})
