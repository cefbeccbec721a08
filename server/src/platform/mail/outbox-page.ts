import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Config } from '../config.ts'
import type { Db, Tx } from '../db/database.ts'
import { fail } from '../http/failure.ts'
import type { Log } from '../log.ts'
import { escapeHtml } from './letter.ts'

/** Long enough to come back to after a weekend. */
const daysKept = 7
const mostShown = 200
const loopback = new Set(['127.0.0.1', '::1', 'localhost'])

/**
 * Mails hold keys to accounts, so the outbox is open only to whoever sits at the machine, or where everybody's
 * password is printed anyway. An address for people (PUBLIC_URL) means that a proxy brings strangers in.
 */
export function isOutboxOpen({ smtpUrl, demo, databaseUrl, host, publicUrl }: OutboxConfig): boolean {
  if (smtpUrl !== undefined) return false
  const isDemo = demo && databaseUrl === undefined
  return isDemo || (loopback.has(host) && publicUrl === undefined)
}

/**
 * By which name it was asked for. A page of somebody else's can have its own name lead to this machine and read what
 * answers there (DNS rebinding); under the names of the machine itself, or of PUBLIC_URL, it cannot.
 */
export function isOwnName(host: string | undefined, { publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  const name = /^(\[[\d:.a-f]+\]|[\w.-]+)(?::\d+)?$/i.exec(host ?? '')?.[1]?.toLowerCase()
  if (name === undefined) return false
  return loopback.has(name.replaceAll(/[[\]]/g, '')) || name === (publicUrl && new URL(publicUrl).hostname)
}

type OutboxConfig = Pick<Config, 'smtpUrl' | 'demo' | 'databaseUrl' | 'host' | 'publicUrl'>

export function serveOutbox(
  app: FastifyInstance,
  { config, db, log }: { config: OutboxConfig; db: Db; log: Log },
): void {
  if (!isOutboxOpen(config)) {
    if (config.smtpUrl === undefined) log.warn('no mail server (SMTP_URL): mails are kept and nobody can read them')
    return
  }
  const guarded = {
    onRequest: async ({ headers }: FastifyRequest) => {
      if (!isOwnName(headers.host, config)) throw fail('br_0000', { status: 404 })
    },
  }
  app.get('/outbox', guarded, async (_request, reply) => reply.type(html).send(listPage(await listMails(db))))
  app.get<{ Params: { id: string } }>('/outbox/:id', guarded, async ({ params }, reply) => {
    const mail = await findMail(db, params.id)
    if (!mail) throw fail('br_0000', { status: 404 })
    return reply.type(html).send(mailPage(mail))
  })
}

const html = 'text/html; charset=utf-8'

function listMails(db: Db) {
  return db
    .selectFrom('mail_outbox')
    .select(['id', 'recipient', 'subject', 'created_at'])
    .orderBy('created_at', 'desc')
    .limit(mostShown)
    .execute()
}

function findMail(db: Db, id: string) {
  return db
    .selectFrom('mail_outbox')
    .select(['recipient', 'subject', 'body_text', 'body_html', 'created_at'])
    .where(sql<string>`id::text`, '=', id)
    .executeTakeFirst()
}

export async function removeOldMails(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('mail_outbox')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${daysKept})`)
    .execute()
}

/** For developers, so in English alone. Everything is escaped, and the policy of every answer allows no script. */
function listPage(mails: Awaited<ReturnType<typeof listMails>>): string {
  const rows = mails.map(
    ({ id, recipient, subject, created_at }) =>
      `<tr><td><a href="/outbox/${id}">${escapeHtml(subject)}</a></td><td>${escapeHtml(recipient)}</td><td>${created_at.toISOString()}</td></tr>`,
  )
  const table = `<table><thead><tr><th>Subject</th><th>To</th><th>At</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
  return frame(
    'Outbox',
    `<p>No mail server is configured (SMTP_URL), so mails stay here for ${daysKept} days.</p>${mails.length > 0 ? table : '<p>Nothing yet.</p>'}`,
  )
}

function mailPage(mail: NonNullable<Awaited<ReturnType<typeof findMail>>>): string {
  const letter = /<body[^>]*>(.*)<\/body>/s.exec(mail.body_html)?.[1] ?? ''
  return frame(
    mail.subject,
    `<p>To ${escapeHtml(mail.recipient)}, ${mail.created_at.toISOString()}. <a href="/outbox">All mails</a></p><section aria-label="HTML">${letter}</section><h2>As text</h2><pre>${escapeHtml(mail.body_text)}</pre>`,
  )
}

const style =
  'body{max-width:860px;margin:32px auto;padding:0 16px;font:16px/1.5 sans-serif}table{width:100%;border-collapse:collapse}th,td{padding:8px;border-bottom:1px solid;text-align:left}pre{white-space:pre-wrap;overflow-wrap:anywhere}'

function frame(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)} · Trilha</title><style>${style}</style></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`
}
