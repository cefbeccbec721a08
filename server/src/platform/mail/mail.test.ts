import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { users } from '@trilha/contract/identity/users'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { startMailbox } from '../../testing/mailbox.ts'
import { testApp } from '../../testing/test-app.ts'
import { readConfig } from '../config.ts'
import { enqueue } from '../jobs.ts'
import { letterHtml, letterText } from './letter.ts'
import { isOutboxOpen, isOwnName } from './outbox-page.ts'

const mailbox = await startMailbox()
afterAll(() => mailbox.close())

async function until<T>(find: () => Promise<T | undefined>): Promise<T> {
  for (let count = 0; count < 200; count += 1) {
    const found = await find()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('it never came')
}

describe('by SMTP', () => {
  const test = testApp({ config: { smtpUrl: mailbox.url, mailFrom: 'Trilha <escola@trilha.test>' } })

  it('leaves as text and HTML, from the configured address, with nothing to fetch', async () => {
    const ana = await test.given.student({ name: 'Ana <b>Souza</b>', isConfirmed: false })
    await ana.call(users, 'resendVerification', { params: { id: ana.userId } })
    const [mail] = await mailbox.mailsTo(ana.username)
    expect(mail!.from).toMatchObject({ name: 'Trilha', address: 'escola@trilha.test' })
    expect(mail!.html).not.toMatch(/<(img|link|script|iframe|style)|url\(|src=/i)
    const addresses = [...mail!.html!.matchAll(/https?:\/\/[^"'\s<]+/g)].map(([address]) => address)
    expect(addresses.every((address) => address.startsWith(test.address))).toBe(true)
    expect(mail!.text).toContain('Confirmar meu e-mail')
  })

  it('is tried again when the mail server turns it away', async () => {
    const ana = await test.given.student({ isConfirmed: false })
    mailbox.refuseNext(1)
    await ana.call(users, 'resendVerification', { params: { id: ana.userId } })
    // The queue waits before the second try; the test does not.
    const hurry = sql`update graphile_worker._private_jobs set run_at = now() where attempts = 1 and locked_at is null`
    const { rows } = await until(async () => {
      const result = await hurry.execute(test.database.db)
      return Number(result.numAffectedRows ?? 0) > 0 ? { rows: 1 } : undefined
    })
    expect(rows).toBe(1)
    expect(await mailbox.mailsTo(ana.username)).toHaveLength(1)
    expect(test.logLines.join('\n')).not.toMatch(/email-validation\/[^/[]+\/[\w-]{20}/)
  })

  it('has no outbox page', async () => {
    const answer = await test.anonymous.raw('GET', '/outbox', { headers: { accept: 'application/json' } })
    expect(answer.status).toBe(404)
  })
})

describe('without SMTP', () => {
  const test = testApp()

  it('stays in the outbox, which shows it in the browser without a script', async () => {
    const ana = await test.given.student({ name: 'Ana<script> Souza', isConfirmed: false })
    await ana.call(users, 'resendVerification', { params: { id: ana.userId } })
    const list = await until(async () => {
      const { body } = await test.anonymous.raw('GET', '/outbox')
      return String(body).includes(ana.username) ? String(body) : undefined
    })
    const id = /\/outbox\/([\w-]{36})/.exec(list)![1]!
    const mail = await test.anonymous.raw('GET', `/outbox/${id}`)
    expect(mail).toMatchObject({ status: 200 })
    expect(mail.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(String(mail.body)).toContain(`${test.address}/nsr/email-validation/${ana.userId}/`)
    expect(String(mail.body)).toContain('Ana&lt;script&gt;')
    expect(String(mail.body)).not.toMatch(/<script/i)
    expect((await test.anonymous.raw('GET', '/outbox/nope')).status).toBe(404)
  })

  it('answers only under a name of the machine: a page elsewhere could have its own lead here', async () => {
    const { port } = new URL(test.address)
    const statusFor = async (host: string, path: string) => {
      const [answer] = (await once(get({ host: '127.0.0.1', port, path, headers: { host } }), 'response')) as [
        IncomingMessage,
      ]
      answer.resume()
      return answer.statusCode
    }
    for (const path of ['/outbox', '/outbox/nope']) {
      for (const host of [
        `rebound.test:${port}`,
        'localhost.rebound.test',
        '127.0.0.1.rebound.test',
        'a@localhost/x y',
      ])
        expect(await statusFor(host, path), host).toBe(404)
      for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`])
        expect(await statusFor(host, path), host).toBe(path === '/outbox' ? 200 : 404)
    }
  })

  it('keeps a mail for a week', async () => {
    const ana = await test.given.student({ isConfirmed: false })
    const { db } = test.database
    const row = { user_id: ana.userId, recipient: 'a@b.co', subject: 's', body_text: 't', body_html: 'h' }
    await db
      .insertInto('mail_outbox')
      .values([row, { ...row, subject: 'old', created_at: sql`now() - interval '8 days'` as never }])
      .execute()
    await db.transaction().execute((tx) => enqueue(tx, 'accounts:remove-stale', {}))
    const left = async () =>
      (await db.selectFrom('mail_outbox').select('subject').where('recipient', '=', 'a@b.co').execute()).map(
        ({ subject }) => subject,
      )
    await expect.poll(left, { timeout: 5_000 }).toEqual(['s'])
  })
})

describe('the outbox', () => {
  it.each([
    [{}, true],
    [{ DEMO: 'off' }, true],
    [{ DEMO: 'off', HOST: '0.0.0.0' }, false],
    [{ HOST: '0.0.0.0' }, true],
    [{ HOST: '0.0.0.0', DATABASE_URL: 'postgres://db/trilha' }, false],
    [{ DEMO: 'off', PUBLIC_URL: 'https://trilha.test' }, false],
    [{ SMTP_URL: 'smtp://mail.test' }, false],
  ])('with %o is open: %s', (settings, isOpen) => {
    expect(isOutboxOpen(readConfig(settings as Record<string, string>))).toBe(isOpen)
  })
})

describe('a name under which the outbox answers', () => {
  it.each([
    ['localhost', true],
    ['LOCALHOST:3000', true],
    ['127.0.0.1:5000', true],
    ['[::1]', true],
    ['trilha.test', true],
    ['trilha.test:8443', true],
    ['rebound.test', false],
    ['trilha.test.rebound.test', false],
    ['192.168.0.7:3000', false],
    ['', false],
    ['a b', false],
    [undefined, false],
  ])('%s: %s', (host, isOwn) => {
    expect(isOwnName(host, { publicUrl: 'https://trilha.test' })).toBe(isOwn)
    if (host?.startsWith('trilha.test')) expect(isOwnName(host, { publicUrl: undefined })).toBe(false)
  })
})

describe('a letter', () => {
  const letter = {
    locale: 'pt-br' as const,
    greeting: 'Oi, <b>.',
    paragraphs: ['a & b'],
    code: '123456',
    action: { label: 'Abrir', href: 'https://x.test/?a="&b' },
    footer: "d'ele",
  }

  it('says the same in both forms, escaped where it is markup', () => {
    expect(letterText(letter)).toBe(
      'Oi, <b>.\n\na & b\n\n123456\n\nAbrir:\nhttps://x.test/?a="&b\n\n-- \nTrilha\nd\'ele\n',
    )
    const html = letterHtml(letter)
    expect(html).toContain('Oi, &lt;b&gt;.')
    expect(html).toContain('href="https://x.test/?a=&quot;&amp;b"')
    expect(html).toContain('lang="pt-BR"')
  })
})
