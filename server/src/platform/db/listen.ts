import pg from 'pg'
import type { Log } from '../log.ts'

export interface Listener {
  close(): Promise<void>
}

export interface ListenOptions {
  url: string
  channels: Record<string, (payload: string) => void>
  /** What was said between is lost, so whoever cares starts afresh. */
  onReconnect(): void
  log: Pick<Log, 'warn'>
}

const retryAfter = 500

/** One connection of its own for LISTEN, taken up again for as long as the server lives. */
export async function listen({ url, channels, onReconnect, log }: ListenOptions): Promise<Listener> {
  let client: pg.Client | undefined
  let closed = false
  let retry: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, application_name: 'trilha listen', keepAlive: true })
    let lost = false
    const reconnect = (error?: Error) => {
      if (lost || closed) return
      lost = true
      log.warn({ error: error?.message }, 'notifications interrupted')
      next.end().catch(() => undefined)
      retry = setTimeout(() => void connect().catch(() => undefined), retryAfter)
    }
    next.on('error', reconnect)
    next.on('end', () => reconnect())
    next.on('notification', ({ channel, payload }) => channels[channel]?.(payload ?? ''))
    try {
      await next.connect()
      for (const channel of Object.keys(channels)) await next.query(`listen ${next.escapeIdentifier(channel)}`)
    } catch (error) {
      reconnect(error as Error)
      throw error
    }
    if (client) onReconnect()
    client = next
  }

  await connect()
  return {
    async close() {
      closed = true
      clearTimeout(retry)
      await client?.end().catch(() => undefined)
    },
  }
}
