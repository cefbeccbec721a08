import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import type { Db } from '../db/database.ts'

export interface Mail {
  to: string
  /** Whose mail it is, so that a kept copy is the person's data. Null: of somebody who is invited and not here yet. */
  userId: string | null
  subject: string
  text: string
  html: string
}

export interface Mailer {
  /** Throws when the mail did not leave: only a job calls it, and a job is tried again. */
  deliver(mail: Mail): Promise<void>
  close(): void
}

/** Nobody's mail server needs longer for a few lines; the job is tried again. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** By SMTP where it is configured, otherwise into the outbox that a developer opens in the browser. */
export function createMailer(config: Pick<Config, 'smtpUrl' | 'mailFrom'>, db: Db): Mailer {
  const { smtpUrl } = config
  if (smtpUrl === undefined) return { deliver: (mail) => keep(db, mail), close: () => undefined }
  // Content comes from us alone; it never makes the server read a file or fetch an address.
  const safety = { disableFileAccess: true, disableUrlAccess: true }
  const transport = createTransport({ url: smtpUrl, ...patience, ...safety }, { from: config.mailFrom })
  return {
    async deliver({ to, subject, text, html }) {
      // As an object: a text would be read as a list of addresses.
      await transport.sendMail({ to: { name: '', address: to }, subject, text, html })
    },
    close: () => transport.close(),
  }
}

async function keep(db: Db, mail: Mail): Promise<void> {
  await db
    .insertInto('mail_outbox')
    .values({
      user_id: mail.userId,
      recipient: mail.to,
      subject: mail.subject,
      body_text: mail.text,
      body_html: mail.html,
    })
    .execute()
}
