import { family } from '@trilha/contract/identity/family'
import { users } from '@trilha/contract/identity/users'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { caller } from '../../testing/caller.ts'
import type { Person } from '../../testing/given.ts'
import { testApp } from '../../testing/test-app.ts'
import { setFirstPin } from './public.ts'

const test = testApp()

async function studentWithPin(setBy: 'STUDENT' | 'GUARDIAN' | 'SCHOOL' = 'GUARDIAN') {
  const student = await test.given.student()
  await test.given.pin({ owner: student, pin: '2468', setBy })
  return student
}

const unlock = (person: Person, pin: string) => person.call(family, 'unlock', { body: { pin } })
const check = (person: Person, pin: string) => person.call(family, 'check', { query: { pin } })

async function mine(person: Person) {
  const answer = await person.call(family, 'getMine')
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

async function guessWrong(person: Person, times: number) {
  for (let count = 0; count < times; count += 1)
    expect(await unlock(person, '0000')).toMatchObject({ status: 403, code: 'br_0036', body: { field: 'pin' } })
}

/** As if the lock's quarter of an hour, or the whole day, had passed. */
async function afterLock(person: Person) {
  await sql`update parental_controls set pin_locked_until = now() where account_id = ${person.accountId}`.execute(
    test.database.db,
  )
}
async function nextDay(person: Person) {
  await sql`
    update parental_controls set pin_locked_until = now(), pin_wrong_on = pin_wrong_on - 1
    where account_id = ${person.accountId}
  `.execute(test.database.db)
}

async function auditOf(person: Person) {
  const lines = await test.database.db
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .where('actor_user_id', '=', person.userId)
    .orderBy('id')
    .execute()
  return lines.map(({ action }) => action)
}

describe('the right PIN', () => {
  it.each([
    ['GET check', check],
    ['POST unlock', unlock],
  ])('opens editing for this session and no other, for a quarter of an hour: %s', async (_, open) => {
    const ana = await studentWithPin()
    const elsewhere = await test.given.session(ana.userId, ana.accountId, ana.username)
    expect(await mine(ana)).toMatchObject({ pinSet: true, pinSetBy: 'GUARDIAN', editUnlockedUntil: null })
    const answer = await open(ana, '2468')
    if (!answer.ok) throw new Error(answer.code)
    expect(answer.body.valid).toBe(true)
    const rows = await test.database.db
      .selectFrom('sessions')
      .select(['id'])
      .select(sql<number>`extract(epoch from edit_granted_until - now())::float8`.as('seconds'))
      .where('account_id', '=', ana.accountId)
      .execute()
    const [own, other] = [rows.find(({ id }) => id === ana.sessionId)!, rows.find(({ id }) => id !== ana.sessionId)!]
    expect(own.seconds).toBeGreaterThan(15 * 60 - 20)
    expect(own.seconds).toBeLessThanOrEqual(15 * 60)
    expect(other.seconds).toBeNull()
    await expect
      .poll(async () => (await mine(ana)).editUnlockedUntil, { timeout: 900 })
      .toBe(answer.body.editUnlockedUntil)
    const there = await caller(test.address, elsewhere.accessToken).call(family, 'getMine')
    expect(there).toMatchObject({ ok: true, body: { editUnlockedUntil: null } })
    expect(await auditOf(ana)).toContain('pin.used')
  })

  it('is given up early with one call, for this session and no other; twice is the same as once', async () => {
    const ana = await studentWithPin()
    const { sessionId, accessToken } = await test.given.session(ana.userId, ana.accountId, ana.username)
    const elsewhere = caller(test.address, accessToken)
    expect(await unlock(ana, '2468')).toMatchObject({ ok: true })
    expect(await elsewhere.call(family, 'unlock', { body: { pin: '2468' } })).toMatchObject({ ok: true })
    const rename = () => ana.call(users, 'update', { params: { id: ana.userId }, body: { nickname: null } })
    expect(await rename()).toMatchObject({ ok: true })

    expect(await ana.call(family, 'lock')).toMatchObject({ status: 204 })
    expect(await mine(ana)).toMatchObject({ editUnlockedUntil: null })
    expect(await rename()).toMatchObject({ status: 403, code: 'br_0038' })
    expect(await ana.call(family, 'lock')).toMatchObject({ status: 204 })
    const open = await test.database.db
      .selectFrom('sessions')
      .select('id')
      .where('account_id', '=', ana.accountId)
      .where('edit_granted_until', '>', sql<Date>`now()`)
      .execute()
    expect(open.map(({ id }) => id)).toEqual([sessionId])
    expect(await unlock(ana, '2468')).toMatchObject({ ok: true })
  })

  it('clears what was guessed before, but not the count of the day', async () => {
    const ana = await studentWithPin()
    await guessWrong(ana, 4)
    expect(await mine(ana)).toMatchObject({ pinTriesLeft: 1 })
    expect(await unlock(ana, '2468')).toMatchObject({ ok: true })
    expect(await mine(ana)).toMatchObject({ pinTriesLeft: 5, pinLock: null })
    await guessWrong(ana, 4)
    expect(await unlock(ana, '2468')).toMatchObject({ ok: true })
    // Eight of ten of the day are gone.
    expect(await mine(ana)).toMatchObject({ pinTriesLeft: 2 })
  })

  it('is never taken for wrong when many tabs send it at once', async () => {
    const ana = await studentWithPin()
    const answers = await Promise.all(Array.from({ length: 4 }, () => unlock(ana, '2468')))
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(await mine(ana)).toMatchObject({ pinTriesLeft: 5, pinLock: null })
  })
})

describe('wrong PINs', () => {
  it('lock for a quarter of an hour after five in a row, also for the right one, and then open again', async () => {
    const ana = await studentWithPin()
    await guessWrong(ana, 5)
    const late = await unlock(ana, '2468')
    expect(late).toMatchObject({ status: 429, code: 'br_0000' })
    const wait = Number(late.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(14 * 60)
    expect(wait).toBeLessThanOrEqual(15 * 60)
    expect(await mine(ana)).toMatchObject({ pinTriesLeft: 0, pinLock: { kind: 'TRIES' }, editUnlockedUntil: null })
    expect(await auditOf(ana)).toContain('pin.lastTry')
    await afterLock(ana)
    expect(await unlock(ana, '2468')).toMatchObject({ ok: true })
  })

  it('lock for the rest of the school’s day after ten, also for the right one', async () => {
    const ana = await studentWithPin()
    await guessWrong(ana, 5)
    await afterLock(ana)
    await guessWrong(ana, 5)
    await afterLock(ana)
    const late = await unlock(ana, '2468')
    expect(late).toMatchObject({ status: 429 })
    const { pinLock } = await mine(ana)
    expect(pinLock).toMatchObject({ kind: 'DAY' })
    // Midnight in São Paulo, three hours behind.
    expect(pinLock!.until).toMatch(/T03:00:00\.000Z$/)
    const wait = Number(late.headers.get('retry-after'))
    expect(Math.abs(wait - (Date.parse(pinLock!.until!) - Date.now()) / 1000)).toBeLessThan(10)
    await nextDay(ana)
    expect(await unlock(ana, '2468')).toMatchObject({ ok: true })
  })

  it('lock until somebody gives a new PIN after twenty without a right one', async () => {
    const ana = await studentWithPin()
    for (const wait of [afterLock, nextDay, afterLock, nextDay]) {
      await guessWrong(ana, 5)
      await wait(ana)
    }
    const late = await unlock(ana, '2468')
    expect(late).toMatchObject({ status: 429, code: 'br_0000' })
    expect(late.headers.get('retry-after')).toBeNull()
    expect(await mine(ana)).toMatchObject({ pinLock: { kind: 'RESET', until: null }, pinTriesLeft: 0 })
    await nextDay(ana)
    expect(await unlock(ana, '2468')).toMatchObject({ status: 429 })

    const guardian = await test.given.person({ role: 'PARENT' })
    await test.given.guardianLink({ guardian, child: ana })
    const body = { newPin: '8642', confirmPin: '8642' }
    expect(await guardian.call(family, 'update', { params: { id: ana.accountId }, body })).toMatchObject({ ok: true })
    expect(await unlock(ana, '2468')).toMatchObject({ status: 403, code: 'br_0036' })
    expect(await unlock(ana, '8642')).toMatchObject({ ok: true })
  })

  it('cannot share a try by being sent together', async () => {
    const ana = await studentWithPin()
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, count) => unlock(ana, String(1000 + count).padStart(4, '0'))),
    )
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(35)
    expect(await unlock(ana, '2468')).toMatchObject({ status: 429 })
  })

  it('count in a change of the PIN just the same', async () => {
    const ana = await studentWithPin('STUDENT')
    const change = (currentPin: string) =>
      ana.call(family, 'update', {
        params: { id: ana.accountId },
        body: { currentPin, newPin: '1111', confirmPin: '1111' },
      })
    for (let count = 0; count < 5; count += 1)
      expect(await change('0000')).toMatchObject({ status: 403, code: 'br_0036', body: { field: 'currentPin' } })
    expect(await change('2468')).toMatchObject({ status: 429 })
    expect(await unlock(ana, '2468')).toMatchObject({ status: 429 })
    await afterLock(ana)
    expect(await change('2468')).toMatchObject({ ok: true, body: { pinSetBy: 'STUDENT' } })
    expect(await unlock(ana, '1111')).toMatchObject({ ok: true })
  })
})

describe('a PIN', () => {
  it.each(['', '123', '12345', '12a4', ' 1234', '١٢٣٤', '１２３４'])('of the form %j is refused', async (pin) => {
    const ana = await studentWithPin()
    const code = pin === '' ? 'rq_0014' : 'ii_0001'
    expect(await check(ana, pin)).toMatchObject({ status: 400, code, body: { field: 'pin' } })
    expect(await unlock(ana, pin)).toMatchObject({ status: 400, code })
    expect(await mine(ana)).toMatchObject({ pinTriesLeft: 5 })
  })

  it('that nobody set has nothing to unlock', async () => {
    const ana = await test.given.student()
    expect(await check(ana, '1234')).toMatchObject({ status: 404, code: 'nf_0084' })
    expect(await unlock(ana, '1234')).toMatchObject({ status: 404, code: 'nf_0084' })
    expect(await mine(ana)).toMatchObject({ pinSet: false, pinSetBy: null, editUnlockedUntil: null })
  })

  it('is not looked at for HEAD, which would run the check', async () => {
    const ana = await studentWithPin()
    expect(await ana.raw('HEAD', '/api/parental-controls/check?pin=2468')).toMatchObject({ status: 405 })
    expect(await mine(ana)).toMatchObject({ editUnlockedUntil: null, pinTriesLeft: 5 })
  })

  it('stands in no log line, whatever way it was sent, and in no row', async () => {
    const ana = await studentWithPin()
    const pins = ['7391', '7392', '7393', '7394', '7395', '7396']
    const before = test.logLines.length
    await ana.raw('GET', `/api/parental-controls/check?pin=${pins[0]}`)
    await ana.raw('GET', `/api/parental-controls/check?${pins[1]}`)
    await ana.raw('GET', `/api/parental-controls/check?pin%3D${pins[2]}`)
    await ana.raw('HEAD', `/api/parental-controls/check?pin=${pins[3]}`)
    await unlock(ana, pins[4]!)
    await ana.call(family, 'update', {
      params: { id: ana.accountId },
      body: { currentPin: pins[5]!, newPin: '7397', confirmPin: '7398' },
    })
    const lines = test.logLines.slice(before)
    expect(lines.filter((line) => line.includes('/api/parental-controls/check?pin=…'))).not.toHaveLength(0)
    // Ids and times may hold any four digits; the lines without them may not hold these.
    const spoken = lines.map((line) =>
      line.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '').replaceAll(/"time":"[^"]+"/g, ''),
    )
    expect(spoken.filter((line) => /739\d/.test(line))).toEqual([])

    const bruno = await test.given.student()
    const body = { newPin: '5173', confirmPin: '5173' }
    const answer = await bruno.call(family, 'update', { params: { id: bruno.accountId }, body })
    expect(answer).toMatchObject({ ok: true, body: { pinSet: true } })
    expect(Object.values(answer.body as object)).not.toContain('5173')
    const row = await test.database.db
      .selectFrom('parental_controls')
      .selectAll()
      .where('account_id', '=', bruno.accountId)
      .executeTakeFirstOrThrow()
    expect(row.pin_hash).toMatch(/^\$argon2id\$/)
  })
})

describe('the PIN of a sign-up', () => {
  const sign = (person: Person, pin: string) =>
    test.database.db.transaction().execute((tx) => setFirstPin(tx, test.app.platform, person.accountId, pin))

  it('is the student’s own, also where no control was there yet, which then starts as the school wants', async () => {
    const schoolId = await test.given.school()
    await test.database.db
      .updateTable('schools')
      .set({ default_chat_enabled: true })
      .where('id', '=', schoolId)
      .execute()
    const ana = await test.given.student({ schoolId })
    await test.database.db.deleteFrom('parental_controls').where('account_id', '=', ana.accountId).execute()
    await sign(ana, '4321')
    expect(await mine(ana)).toMatchObject({
      pinSetBy: 'STUDENT',
      chatEnabled: true,
      communityEnabled: false,
      purchasesEnabled: false,
    })
    expect(await unlock(ana, '4321')).toMatchObject({ ok: true })
  })

  it('does not replace one that is there', async () => {
    const ana = await studentWithPin('GUARDIAN')
    await sign(ana, '4321')
    expect(await unlock(ana, '2468')).toMatchObject({ ok: true })
    expect(await mine(ana)).toMatchObject({ pinSetBy: 'GUARDIAN' })
  })
})
