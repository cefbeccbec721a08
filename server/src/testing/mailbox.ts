import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface Mailbox {
  url: string
  /** Waits until so many mails have come to the address, and gives them in the order of their coming. */
  mailsTo(address: string, count?: number): Promise<Email[]>
  /** All that came, whoever to. */
  readonly all: readonly { to: string; mail: Email }[]
  /** So many of the next deliveries are turned away. */
  refuseNext(count: number): void
  close(): Promise<void>
}

/** A real mail server on loopback: what arrives here left the house. */
export async function startMailbox(): Promise<Mailbox> {
  const all: { to: string; mail: Email }[] = []
  let refusals = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (refusals > 0) {
          refusals -= 1
          return done(new Error('not now'))
        }
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          for (const { address } of session.envelope.rcptTo) all.push({ to: address, mail })
          done()
        }, done)
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo

  return {
    url: `smtp://127.0.0.1:${port}`,
    all,
    refuseNext: (count) => (refusals = count),
    async mailsTo(address, count = 1) {
      for (let wait = 0; wait < 200; wait += 1) {
        const mails = all.filter(({ to }) => to === address).map(({ mail }) => mail)
        if (mails.length >= count) return mails
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      throw new Error(`${count} mails to ${address} did not come`)
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
