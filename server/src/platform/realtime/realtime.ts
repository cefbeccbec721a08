import type { Server } from 'node:http'
import type { Config } from '../config.ts'
import { listen } from '../db/listen.ts'
import type { Log } from '../log.ts'
import { everySession, sessionsChannel, type Session, type SessionStore } from '../session/session-store.ts'
import { openSockets } from './sockets.ts'
import { realtimeChannel, type Told } from './tell.ts'

export interface RealtimeOptions {
  config: Pick<Config, 'socketEnabled' | 'socketPath' | 'publicUrl'>
  http: Server
  databaseUrl: string
  sessions: SessionStore
  authenticate(token: string): Promise<Session | undefined>
  log: Log
}

/** What the database announces, on its way to sessions and sockets of this process. */
export async function openRealtime(options: RealtimeOptions): Promise<{ close(): Promise<void> }> {
  const { config, http, databaseUrl, sessions, authenticate, log } = options
  const publicOrigin = config.publicUrl && new URL(config.publicUrl).origin
  const sockets = config.socketEnabled
    ? openSockets({
        http,
        path: config.socketPath,
        allowedOrigin: (origin, host) =>
          origin === undefined || origin === publicOrigin || URL.parse(origin)?.host === host,
        authenticate,
        find: sessions.find,
        log,
      })
    : undefined
  const listener = await listen({
    url: databaseUrl,
    log,
    channels: {
      [sessionsChannel](sessionId) {
        const isEvery = sessionId === everySession
        if (isEvery) sessions.forgetAll()
        else sessions.forget(sessionId)
        const rechecked = isEvery ? sockets?.recheckAll() : sockets?.recheck(sessionId)
        rechecked?.catch((error: unknown) => log.warn({ err: error }, 'sockets not rechecked'))
      },
      [realtimeChannel]: (told) => sockets?.deliver(JSON.parse(told) as Told),
    },
    // What was said meanwhile is lost: whoever connects anew asks the calls.
    onReconnect: () => sockets?.renew(),
  })
  sockets?.listen()
  return {
    close() {
      sockets?.close()
      return listener.close()
    },
  }
}
