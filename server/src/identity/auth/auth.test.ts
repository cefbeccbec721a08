import { randomUUID } from 'node:crypto'
import { accounts } from '@trilha/contract/identity/accounts'
import { auth, type Tokens } from '@trilha/contract/identity/auth'
import { privacy } from '@trilha/contract/identity/privacy'
import { wallets } from '@trilha/contract/economy/wallets'
import { schools } from '@trilha/contract/school/schools'
import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { caller } from '../../testing/caller.ts'
import type { Person } from '../../testing/given.ts'
import { dataRequestFields } from '../../testing/given-privacy.ts'
import { settled } from '../../testing/settled.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()

function signIn(person: { username: string; password: string }, more: { keep?: 'true'; device_id?: string } = {}) {
  return test.anonymous.call(auth, 'token', {
    body: { grant_type: 'password', username: person.username, password: person.password, ...more },
  })
}

function refresh(token: string) {
  return test.anonymous.call(auth, 'token', { body: { grant_type: 'refresh_token', refresh_token: token } })
}

async function tokensOf(answer: ReturnType<typeof signIn>): Promise<Tokens> {
  const { ok, body } = await answer
  if (!ok) throw new Error(body.code)
  return body
}

function asOf(tokens: Tokens) {
  return caller(test.address, tokens.access_token)
}

async function age(person: Pick<Person, 'userId'>, seconds: number) {
  await test.database.db
    .updateTable('sessions')
    .set({
      rotated_at: sql`rotated_at - make_interval(secs => ${seconds})`,
      expires_at: sql`expires_at - make_interval(secs => ${seconds})`,
    })
    .where('user_id', '=', person.userId)
    .execute()
}

describe('password grant', () => {
  it('answers both tokens; the access token carries exp, user_name and lsh, and lives ten minutes', async () => {
    const ana = await test.given.student()
    const tokens = await tokensOf(signIn(ana))
    const claims = decodeJwt(tokens.access_token)
    expect(claims).toMatchObject({ user_name: ana.username, lsh: ana.accountId, sub: ana.userId })
    expect(claims.exp! - claims.iat!).toBe(600)
    expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 600 })
    expect(await asOf(tokens).call(accounts, 'current')).toMatchObject({ ok: true, body: { user: { id: ana.userId } } })
  })

  it.each([
    (name: string) => name.toUpperCase(),
    (name: string) => `  ${name} `,
    (name: string) => name.replace('@', ' @'),
  ])('reads the name without regard to case and white space (%#)', async (disguise) => {
    const ana = await test.given.student()
    expect(await signIn({ ...ana, username: disguise(ana.username) })).toMatchObject({ ok: true })
  })

  it('answers an unknown name exactly as a wrong password, after as much hashing', async () => {
    const ana = await test.given.student()
    const { passwords } = test.app.platform
    const before = passwords.verified
    const wrong = await signIn({ ...ana, password: 'errada-mesmo' })
    const unknown = await signIn({ username: `ninguem.${randomUUID()}@teste.trilha.test`, password: 'errada-mesmo' })
    expect(passwords.verified - before).toBe(2)
    expect(wrong).toMatchObject({ status: 401, code: 'br_0014', body: { error: 'invalid_grant' } })
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' })
    expect(unknown.status).toBe(wrong.status)
  })

  it('names every missing field at once', async () => {
    const answer = await test.anonymous.raw('POST', '/api/oauth/token', {
      headers: { authorization: `Basic ${btoa('trilha-web:')}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=password&username=&password=',
    })
    expect(answer).toMatchObject({
      status: 400,
      body: {
        details: [
          { code: 'rq_0001', field: 'username' },
          { code: 'rq_0002', field: 'password' },
        ],
      },
    })
  })

  it.each([
    ['grant_type=password&username=nao%40&password=12345678', 'ii_0003'],
    ['grant_type=password&username=..ana&password=12345678', 'ii_0006'],
    [`grant_type=password&username=ana&password=${'x'.repeat(257)}`, 'ii_0005'],
    ['grant_type=magic', 'ii_0033'],
    ['', 'rq_0003'],
    ['grant_type=refresh_token', 'rq_0004'],
    [`grant_type=refresh_token&refresh_token=${'x'.repeat(500)}`, 'ii_0034'],
  ])('refuses %s with %s', async (body, code) => {
    const answer = await test.anonymous.raw('POST', '/api/oauth/token', {
      headers: { authorization: `Basic ${btoa('trilha-web:')}`, 'content-type': 'application/x-www-form-urlencoded' },
      body,
    })
    expect(answer).toMatchObject({ status: 400, code })
  })

  it('refuses a client that does not name itself', async () => {
    const answer = await test.anonymous.raw('POST', '/api/oauth/token', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=password',
    })
    expect(answer).toMatchObject({ status: 401, code: 'br_0001', body: { error: 'invalid_client' } })
  })

  it('tells a person without a usable account so, and only after the right password', async () => {
    const stranger = await test.given.unlinked()
    expect(await signIn(stranger)).toMatchObject({ status: 403, code: 'br_0003', body: { field: 'role' } })
    expect(await signIn({ ...stranger, password: 'errada-mesmo' })).toMatchObject({ status: 401, code: 'br_0014' })
  })

  it('lets a person whose only account has ended in to their data, and to nothing else', async () => {
    const left = await test.given.student({ active: false })
    const tokens = await tokensOf(signIn(left))
    const again = await tokensOf(refresh(tokens.refresh_token))
    const me = asOf(again)
    expect(await me.call(accounts, 'current')).toMatchObject({ body: { flags: { isBlockedAccount: true } } })
    expect(await me.call(schools, 'getBlock')).toMatchObject({ body: { isBlocked: true, hasEnded: true, block: null } })
    expect(await me.call(privacy, 'create', { body: dataRequestFields })).toMatchObject({ status: 201 })
    expect(await me.call(privacy, 'createExport')).toMatchObject({ status: 201 })
    expect(await me.call(wallets, 'getMine')).toMatchObject({ status: 403, code: 'br_0003' })
    expect(await me.call(auth, 'revoke')).toMatchObject({ ok: true })
  })

  it('takes an account that is open before one that has ended, whichever was used last', async () => {
    const ana = await test.given.student({ active: false })
    await sql`update accounts set last_used_at = now() where id = ${ana.accountId}::uuid`.execute(test.database.db)
    const { accountId } = await test.given.account({ owner: ana })
    expect(await asOf(await tokensOf(signIn(ana))).call(accounts, 'current')).toMatchObject({
      body: { account: { id: accountId }, flags: { isBlockedAccount: false } },
    })
  })

  it('lets every role in', async () => {
    for (const role of ['STUDENT', 'PROFESSOR', 'MENTOR', 'PARENT', 'STAFF', 'SCHOOL_ADMIN'] as const) {
      const tokens = await tokensOf(signIn(await test.given.person({ role })))
      expect(await asOf(tokens).call(accounts, 'current')).toMatchObject({ ok: true, body: { account: { role } } })
    }
  })

  it('ends the oldest session beyond ten', async () => {
    const ana = await test.given.student()
    const all: Tokens[] = []
    for (let count = 0; count < 11; count += 1) all.push(await tokensOf(signIn(ana)))
    expect(await asOf(all[0]!).call(accounts, 'current')).toMatchObject({ status: 401, code: 'br_0027' })
    expect(await asOf(all[10]!).call(accounts, 'current')).toMatchObject({ ok: true })
  })
})

describe('attempt budgets', () => {
  it('refuses the eleventh try from unknown devices even with the right password, real and unknown name alike', async () => {
    const ana = await test.given.student()
    const nobody = `ninguem.${randomUUID()}@teste.trilha.test`
    for (const username of [ana.username, nobody]) {
      for (let count = 0; count < 10; count += 1) {
        expect(await signIn({ username, password: `errada-${count}` })).toMatchObject({ status: 401 })
      }
      const late = await signIn({ username, password: ana.password })
      expect(late).toMatchObject({ status: 429, code: 'br_0000' })
      expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
    }
  })

  it(
    'keeps a device that signed in before out of reach of a classmate who fails a thousand times',
    { timeout: 300_000 },
    async () => {
      const ana = await test.given.student()
      const device_id = randomUUID()
      await tokensOf(signIn(ana, { device_id }))
      for (let count = 0; count < 1_000; count += 25) {
        const guesses = Array.from({ length: 25 }, () =>
          signIn({ ...ana, password: 'errada-mesmo' }, { device_id: randomUUID() }),
        )
        await Promise.all(guesses)
      }
      expect(await signIn(ana)).toMatchObject({ status: 429 })
      expect(await signIn(ana, { device_id })).toMatchObject({ ok: true })
    },
  )

  it('holds a known device to a budget of its own', async () => {
    const ana = await test.given.student()
    const device_id = randomUUID()
    await tokensOf(signIn(ana, { device_id }))
    for (let count = 0; count < 10; count += 1) await signIn({ ...ana, password: 'errada-mesmo' }, { device_id })
    expect(await signIn(ana, { device_id })).toMatchObject({ status: 429 })
    expect(await signIn(ana)).toMatchObject({ ok: true })
  })

  it('cannot be outrun by guessing in parallel', async () => {
    const ana = await test.given.student()
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, count) => signIn({ ...ana, password: `errada-${count}` })),
    )
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10)
  })

  it('is not touched by signing in well, however often', async () => {
    const ana = await test.given.student()
    for (let count = 0; count < 14; count += 1) expect(await signIn(ana)).toMatchObject({ ok: true })
  })

  it('keeps no window open after signing in well: how long it runs would tell a stranger that the name is real', async () => {
    const ana = await test.given.student()
    const rows = () => test.database.db.selectFrom('attempt_budgets').select('key').orderBy('key').execute()
    const before = await rows()
    expect(await signIn(ana)).toMatchObject({ ok: true })
    expect(await rows()).toEqual(before)
  })

  it(
    'does not count by address: three hundred people sign in from one, some after a wrong try',
    // Three hundred and sixty hashes, one after another: the five minutes in which such a class comes in.
    { timeout: 300_000 },
    async () => {
      // A server that is too busy says so, which is no count of anybody's: the browser tries again then, and so do these.
      const comeIn = async (person: Parameters<typeof signIn>[0]) => {
        let answer = await signIn(person)
        while (answer.status === 503) answer = await signIn(person)
        return answer
      }
      const statuses = new Map<number, number>()
      for (let count = 0; count < 300; count += 50) {
        const together = await Promise.all(Array.from({ length: 50 }, () => test.given.student()))
        await Promise.all(together.slice(0, 10).map((person) => comeIn({ ...person, password: 'errada-mesmo' })))
        for (const { status } of await Promise.all(together.map((person) => comeIn(person))))
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
      expect([...statuses]).toEqual([[200, 300]])
    },
  )

  it('opens again when the window is over', async () => {
    const ana = await test.given.student()
    for (let count = 0; count < 11; count += 1) await signIn({ ...ana, password: 'errada-mesmo' })
    await laterBy(15)
    expect(await signIn(ana)).toMatchObject({ ok: true })
  })

  it('holds over any fifteen minutes, not only over those that a first try began', async () => {
    const ana = await test.given.student()
    const fails = async (times: number) => {
      for (let count = 0; count < times; count += 1)
        expect(await signIn({ ...ana, password: 'errada-mesmo' })).toMatchObject({ status: 401 })
    }
    await fails(1)
    await laterBy(14)
    await fails(9)
    expect(await signIn(ana)).toMatchObject({ status: 429 })
    await laterBy(2)
    // The first is forgotten, the nine are not: one more may fail, and the next waits for the nine.
    await fails(1)
    const late = await signIn(ana)
    expect(late).toMatchObject({ status: 429 })
    const wait = Number(late.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(12 * 60)
    expect(wait).toBeLessThanOrEqual(13 * 60)
    await laterBy(13)
    await fails(9)
    expect(await signIn(ana)).toMatchObject({ status: 429 })
  })

  async function laterBy(minutes: number): Promise<void> {
    await sql`
      update attempt_budgets
      set tried_at = array(select at - make_interval(mins => ${minutes}) from unnest(tried_at) as at)`.execute(
      test.database.db,
    )
  }
})

describe('refresh grant', () => {
  it('rotates, fifty times in a row', async () => {
    const ana = await test.given.student()
    let tokens = await tokensOf(signIn(ana))
    const seen = new Set([tokens.refresh_token])
    for (let count = 0; count < 50; count += 1) {
      tokens = await tokensOf(refresh(tokens.refresh_token))
      seen.add(tokens.refresh_token)
    }
    expect(seen.size).toBe(51)
    expect(await asOf(tokens).call(accounts, 'current')).toMatchObject({ ok: true })
  })

  it('gives the same successor to all who ask at once, or whose answer was lost', async () => {
    const ana = await test.given.student()
    const { refresh_token } = await tokensOf(signIn(ana))
    const answers = await Promise.all(Array.from({ length: 20 }, () => tokensOf(refresh(refresh_token))))
    expect(new Set(answers.map((tokens) => tokens.refresh_token)).size).toBe(1)
    expect(await refresh(answers[0]!.refresh_token)).toMatchObject({ ok: true })
  })

  it('ends the whole family when a used token comes back late, and writes it down', async () => {
    const ana = await test.given.student()
    const first = await tokensOf(signIn(ana))
    const second = await tokensOf(refresh(first.refresh_token))
    await age(ana, 11)
    expect(await refresh(first.refresh_token)).toMatchObject({ status: 401, code: 'br_0012' })
    expect(await refresh(second.refresh_token)).toMatchObject({ status: 401, code: 'br_0027' })
    expect(await asOf(second).call(accounts, 'current')).toMatchObject({ status: 401, code: 'br_0027' })
    const lines = await test.database.db
      .selectFrom('audit_log')
      .select('action')
      .where('actor_user_id', '=', ana.userId)
      .execute()
    expect(lines.map(({ action }) => action)).toContain('session.reused')
  })

  it('ends the family for a grandparent even inside the grace time', async () => {
    const ana = await test.given.student()
    const first = await tokensOf(signIn(ana))
    const second = await tokensOf(refresh(first.refresh_token))
    const third = await tokensOf(refresh(second.refresh_token))
    expect(await refresh(first.refresh_token)).toMatchObject({ status: 401, code: 'br_0012' })
    expect(await refresh(third.refresh_token)).toMatchObject({ status: 401, code: 'br_0027' })
  })

  it('refuses a token of nobody, cut short or altered', async () => {
    const ana = await test.given.student()
    const { refresh_token } = await tokensOf(signIn(ana))
    // Every other last letter, also those that spell the same bytes.
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const altered = Array.from(letters, (end) => refresh_token.slice(0, -1) + end).filter(
      (one) => one !== refresh_token,
    )
    const skipped = refresh_token.replace(/\.0\./, '.1.')
    for (const token of ['x', 'a.b.c', `${refresh_token}.x`, refresh_token.slice(0, -4), skipped, ...altered]) {
      expect(await refresh(token)).toMatchObject({ status: 401, code: 'br_0011' })
    }
    expect(await refresh(refresh_token)).toMatchObject({ ok: true })
  })

  it.each([
    ['12 hours', {}, 12 * 3600 + 5],
    ['14 days when kept', { keep: 'true' as const }, 14 * 86_400 + 5],
  ])('expires after %s without use', async (_, more, seconds) => {
    const ana = await test.given.student()
    const { refresh_token } = await tokensOf(signIn(ana, more))
    await age(ana, seconds)
    expect(await refresh(refresh_token)).toMatchObject({ status: 401, code: 'br_0027' })
  })

  it('expires 60 days after the start however much it is used', async () => {
    const ana = await test.given.student()
    const { refresh_token } = await tokensOf(signIn(ana, { keep: 'true' }))
    await test.database.db
      .updateTable('sessions')
      .set({ created_at: sql`now() - interval '59 days 23 hours'` })
      .where('user_id', '=', ana.userId)
      .execute()
    const next = await tokensOf(refresh(refresh_token))
    const { expires_at } = await test.database.db
      .selectFrom('sessions')
      .select('expires_at')
      .where('user_id', '=', ana.userId)
      .where('generation', '=', 1)
      .executeTakeFirstOrThrow()
    expect(expires_at.getTime() - Date.now()).toBeLessThan(3_700_000)
    expect(next.refresh_token).not.toBe(refresh_token)
  })

  it('stores nothing that could be used from a stolen database', async () => {
    const ana = await test.given.student()
    const tokens = await tokensOf(signIn(ana))
    const { rows } = await sql<{ text: string }>`select row_to_json(s)::text as text from sessions s`.execute(
      test.database.db,
    )
    expect(
      rows.some(
        ({ text }) => text.includes(tokens.refresh_token) || text.includes(tokens.refresh_token.split('.')[2]!),
      ),
    ).toBe(false)
  })
})

describe('DELETE /tokens/revoke', () => {
  it('ends access and refresh within a second', async () => {
    const ana = await test.given.student()
    const tokens = await tokensOf(signIn(ana))
    expect(await asOf(tokens).call(accounts, 'current')).toMatchObject({ ok: true })
    expect(await asOf(tokens).call(auth, 'revoke')).toMatchObject({ status: 204 })
    await settled()
    expect(await asOf(tokens).call(accounts, 'current')).toMatchObject({ status: 401, code: 'br_0027' })
    expect(await refresh(tokens.refresh_token)).toMatchObject({ status: 401, code: 'br_0027' })
  })

  it('leaves the other sessions of the person alone', async () => {
    const ana = await test.given.student()
    const [lab, home] = [await tokensOf(signIn(ana)), await tokensOf(signIn(ana))]
    await asOf(lab).call(auth, 'revoke')
    expect(await asOf(home).call(accounts, 'current')).toMatchObject({ ok: true })
  })

  it('works for a blocked account too: leaving is always possible', async () => {
    const blocked = await test.given.student({ blocked: true })
    expect(await blocked.call(auth, 'revoke')).toMatchObject({ status: 204 })
  })
})

describe('REVEAL_UNKNOWN_USER', () => {
  const revealing = testApp({ config: { revealUnknownUser: true } })

  it('tells that a name does not exist where the installation wants it', async () => {
    const answer = await revealing.anonymous.call(auth, 'token', {
      body: { grant_type: 'password', username: 'nao.existe@teste.trilha.test', password: 'qualquer-uma' },
    })
    expect(answer).toMatchObject({ status: 404, code: 'nf_0011' })
  })
})
