import { accounts } from '@trilha/contract/identity/accounts'
import { auth } from '@trilha/contract/identity/auth'
import { chests } from '@trilha/contract/economy/chests'
import { family } from '@trilha/contract/identity/family'
import { schools } from '@trilha/contract/school/schools'
import { io, type Socket } from 'socket.io-client'
import { afterEach, describe, expect, it } from 'vitest'
import type { Person } from '../../testing/given.ts'
import { testApp } from '../../testing/test-app.ts'
import { tell } from './tell.ts'
import { announceSessionsChange } from '../session/session-store.ts'

const test = testApp()
const sockets: Socket[] = []
afterEach(() => sockets.splice(0).forEach((socket) => socket.close()))

function open(token: string, extraHeaders: Record<string, string> = {}, askedFor?: number): Socket {
  const socket = io(test.address, {
    path: '/ws',
    transports: ['websocket'],
    auth: { token, askedFor },
    reconnection: false,
    extraHeaders,
    forceNew: true,
  })
  sockets.push(socket)
  return socket
}

function next(socket: Socket, event: string, milliseconds = 3_000): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no ${event}`)), milliseconds)
    socket.once(event, (data: unknown) => {
      clearTimeout(timer)
      resolve(data)
    })
  })
}

describe('the realtime channel', () => {
  it('tells all of a person’s tabs the new balances, and nobody else', async () => {
    const [ana, bruno] = await Promise.all([test.given.student(), test.given.student()])
    const chest = await test.given.chest({ owner: ana })
    const tabs = [open(ana.accessToken), open(ana.accessToken)]
    const stranger = open(bruno.accessToken)
    await Promise.all([...tabs, stranger].map((socket) => next(socket, 'connect')))
    const heard: unknown[] = []
    stranger.onAny((...event) => heard.push(event))
    const told = tabs.map((socket) => next(socket, 'wallet.updated'))
    await ana.call(chests, 'openOne', { params: { id: chest.id } })
    const balances = [
      { coinType: 'EDU_COIN', value: 5 },
      { coinType: 'XP', value: 10 },
    ]
    expect(await Promise.all(told)).toEqual([balances, balances])
    expect(heard).toEqual([])
  })

  it('tells an account’s news to the tabs that are in it, and the person’s to all', async () => {
    const ana = await test.given.student()
    const other = await test.given.account({ owner: ana })
    const session = await test.given.session(ana.userId, other.accountId, ana.username)
    const [here, there] = [open(ana.accessToken), open(session.accessToken)]
    await Promise.all([next(here, 'connect'), next(there, 'connect')])
    const heard: { [where: string]: string[] } = { here: [], there: [] }
    here.onAny((event: string) => heard['here']!.push(event))
    there.onAny((event: string) => heard['there']!.push(event))
    const admin = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId: other.schoolId })
    const change = (body: object) => admin.call(family, 'update', { params: { id: other.accountId }, body })
    await change({ chatEnabled: true })
    await expect.poll(() => heard['there']).toEqual(expect.arrayContaining(['family.changed', 'notification.created']))
    await admin.call(schools, 'setSchoolFlags', { body: { isGradeControl: true } })
    await expect.poll(() => heard['there']).toContain('account.changed')
    await test.given.chest({ owner: ana })
    await test.given.coins({ owner: ana, amounts: { XP: 1 } })
    await expect
      .poll(() => [heard['here'], heard['there']])
      .toEqual([['wallet.updated'], expect.arrayContaining(['wallet.updated'])])
    // What guards the person is said in both, and no more than that: a PIN of the student's own (E66).
    const body = { newPin: '2468', confirmPin: '2468' }
    await session.call(family, 'update', { params: { id: other.accountId }, body })
    await expect.poll(() => heard['here']).toEqual(['wallet.updated', 'guard.changed'])
  })

  it('follows a session into another account, and says nothing of the one that was left', async () => {
    const ana = await test.given.student()
    const other = await test.given.account({ owner: ana })
    const socket = open(ana.accessToken)
    await next(socket, 'connect')
    const heard: string[] = []
    socket.onAny((_, data: { accountId?: string }) => heard.push(data.accountId ?? ''))
    expect(await ana.call(accounts, 'changeTo', { query: { accId: other.accountId } })).toMatchObject({ ok: true })
    // Long enough for the notice of the move, and before the socket is made to come anew.
    await new Promise((resolve) => setTimeout(resolve, 700))
    await test.database.db.transaction().execute(async (tx) => {
      await tell(tx, { accountId: ana.accountId }, 'rewards.changed', { accountId: ana.accountId })
      await tell(tx, { accountId: other.accountId }, 'rewards.changed', { accountId: other.accountId })
    })
    await expect.poll(() => heard, { timeout: 900 }).toEqual([other.accountId])
  })

  it('says what was said between a page’s first call and its socket, and nobody else’s', async () => {
    const [ana, bruno] = await Promise.all([test.given.student(), test.given.student()])
    // The server has to be there for longer than the page.
    await new Promise((resolve) => setTimeout(resolve, 600))
    const began = Date.now()
    await test.given.coins({ owner: ana, amounts: { XP: 3 } })
    // Heard by this process: a socket that was there already says so.
    const there = open(ana.accessToken)
    await next(there, 'connect')
    const told = next(there, 'wallet.updated')
    await test.given.coins({ owner: ana, amounts: { XP: 1 } })
    await told
    const heard: Record<string, unknown[]> = {}
    for (const [name, token, askedFor] of [
      ['late', ana.accessToken, Date.now() - began],
      ['stranger', bruno.accessToken, Date.now() - began],
      ['again', ana.accessToken, undefined],
      ['too late', ana.accessToken, 3_600_000],
      ['odd', ana.accessToken, Number.NaN],
    ] as const) {
      const socket = open(token, {}, askedFor)
      const own: unknown[] = (heard[name] = [])
      socket.onAny((event: string) => own.push(event))
      await next(socket, 'connect')
    }
    await expect
      .poll(() => heard)
      .toEqual({
        late: ['wallet.updated', 'wallet.updated'],
        stranger: [],
        again: [],
        'too late': ['hints.missed'],
        odd: [],
      })
  })

  it('says nothing of what was rolled back', async () => {
    const ana = await test.given.student()
    const socket = open(ana.accessToken)
    await next(socket, 'connect')
    const { credit } = await import('../../economy/wallets/public.ts')
    await test.database.db
      .transaction()
      .execute(async (tx) => {
        await credit(tx, {
          userId: ana.userId,
          accountId: ana.accountId,
          amounts: { XP: 1 },
          origin: 'TASK',
          operatorId: 'x',
        })
        throw new Error('undone')
      })
      .catch(() => undefined)
    await expect(next(socket, 'wallet.updated', 300)).rejects.toThrow('no wallet.updated')
  })

  it('closes within two seconds of the session’s end', async () => {
    const ana = await test.given.student()
    const socket = open(ana.accessToken)
    await next(socket, 'connect')
    const gone = Promise.all([next(socket, 'session.ended', 2_000), next(socket, 'disconnect', 2_000)])
    await ana.call(auth, 'revoke')
    expect((await gone)[0]).toEqual({ sessionId: ana.sessionId })
  })

  describe('an account that is closed', () => {
    type Close = (ana: Person, admin: Person) => Promise<unknown>
    const ways: [string, Close][] = [
      [
        'blocked',
        ({ accountId }, admin) =>
          admin.call(schools, 'block', { params: { id: accountId }, body: { reason: 'SAFETY' } }),
      ],
      [
        'blocked with its school',
        (_, admin) => admin.call(schools, 'setSchoolFlags', { body: { isBlockedAccount: true } }),
      ],
      [
        'made inactive',
        ({ accountId }) =>
          test.database.db.transaction().execute(async (tx) => {
            await tx.updateTable('accounts').set({ active: false }).where('id', '=', accountId).execute()
            await announceSessionsChange(tx)
          }),
      ],
    ]

    it.each(ways)(
      '%s: loses its sockets within two seconds and gets no new one; others keep theirs',
      async (_, close) => {
        const schoolId = await test.given.school()
        const [ana, admin] = [
          await test.given.student({ schoolId }),
          await test.given.person({ role: 'SCHOOL_ADMIN', schoolId }),
        ]
        const [own, other] = [open(ana.accessToken), open(admin.accessToken)]
        await Promise.all([next(own, 'connect'), next(other, 'connect')])
        const gone = next(own, 'disconnect', 2_000)
        await close(ana, admin)
        await gone
        const refusal = (await next(open(ana.accessToken), 'connect_error')) as Error
        expect(refusal.message).toMatch(/^br_00(?:03|38)$/)
        expect(other.connected).toBe(true)
        // Only the account is closed: the session can still see where it stands, and sign out.
        expect(await ana.call(accounts, 'current')).toMatchObject({ ok: true })
        expect(await ana.call(auth, 'revoke')).toMatchObject({ ok: true })
      },
    )
  })

  it('stays open when a session merely changes', async () => {
    const ana = await test.given.student()
    const socket = open(ana.accessToken)
    await next(socket, 'connect')
    await test.anonymous.call(auth, 'token', { body: { grant_type: 'refresh_token', refresh_token: ana.refreshToken } })
    expect(await ana.call(accounts, 'current')).toMatchObject({ ok: true })
    await expect(next(socket, 'disconnect', 300)).rejects.toThrow('no disconnect')
  })

  it.each([
    ['no token', ''],
    ['a forged one', 'a.b.c'],
  ])('refuses %s', async (_, token) => {
    const error = (await next(open(token), 'connect_error')) as Error
    expect(error.message).toBe('br_0001')
  })

  it('refuses a page of another origin', async () => {
    const ana = await test.given.student()
    await expect(
      next(open(ana.accessToken, { origin: 'https://evil.example' }), 'connect_error'),
    ).resolves.toBeInstanceOf(Error)
    await expect(next(open(ana.accessToken, { origin: test.address }), 'connect')).resolves.toBeUndefined()
  })
})

describe('where it is', () => {
  const placed = testApp({ config: { socketPath: '/canal', publicUrl: 'https://escola.example/' } })
  const elsewhere = testApp({
    config: { socketUrl: 'https://live.escola.example', publicUrl: 'https://escola.example/' },
  })
  const without = testApp({ config: { socketEnabled: false } })

  it('is said to whoever is signed in, and that there is none', async () => {
    const current = async (app: typeof test) => (await app.given.student()).call(accounts, 'current')
    expect(await current(placed)).toMatchObject({ body: { realtime: { url: null, path: '/canal' } } })
    expect(await current(elsewhere)).toMatchObject({
      body: { realtime: { url: 'https://live.escola.example', path: '/ws' } },
    })
    expect(await current(without)).toMatchObject({ body: { realtime: null } })
  })

  it('may be spoken to by our pages, and nothing else may', async () => {
    const connectSrc = async ({ anonymous }: typeof test) => {
      const { headers } = await anonymous.raw('GET', '/healthz')
      return /connect-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1]
    }
    expect(await connectSrc(elsewhere)).toBe("'self' wss://live.escola.example")
    expect(await connectSrc(placed)).toBe("'self'")
  })

  it('takes pages of the public address, whether or not that was given with a slash', async () => {
    const ana = await placed.given.student()
    const from = (origin: string) => {
      const socket = io(placed.address, {
        path: '/canal',
        transports: ['websocket'],
        auth: { token: ana.accessToken },
        reconnection: false,
        extraHeaders: { origin },
        forceNew: true,
      })
      sockets.push(socket)
      return socket
    }
    await expect(next(from('https://escola.example'), 'connect')).resolves.toBeUndefined()
    await expect(next(from('https://elsewhere.example'), 'connect_error')).resolves.toBeInstanceOf(Error)
  })
})
