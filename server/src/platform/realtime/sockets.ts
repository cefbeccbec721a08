import type { Server as HttpServer } from 'node:http'
import { Server } from 'socket.io'
import type { Log } from '../log.ts'
import type { Session } from '../session/session-store.ts'
import type { Told } from './tell.ts'

export interface Sockets {
  deliver(told: Told): void
  /** Closes the sockets of a session that has ended, and those of the account that it has left. */
  recheck(sessionId: string): Promise<void>
  /** Lets every client connect anew. */
  renew(): void
  close(): void
}

export interface SocketOptions {
  http: HttpServer
  path: string
  /** Origins that may open a socket; the page's own is always one of them. */
  allowedOrigin(origin: string | undefined, host: string | undefined): boolean
  authenticate(token: string): Promise<Session | undefined>
  /** The account that a session is in now; undefined once it has ended. */
  accountOf(sessionId: string): Promise<string | undefined>
  log: Pick<Log, 'debug'>
}

/** After a change of account a tab opens a new socket by itself; one that has not by then is made to. */
const followWithin = 2_000

/** The database is the truth, the socket a hint: nothing is sent here that a call does not answer too. */
export function openSockets(options: SocketOptions): Sockets {
  const io = new Server(options.http, {
    path: options.path,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: 64 * 1024,
    pingInterval: 25_000,
    pingTimeout: 20_000,
    allowRequest: ({ headers }, decide) => decide(null, options.allowedOrigin(headers.origin, headers.host)),
  })

  io.use((socket, next) => {
    const token: unknown = socket.handshake.auth['token']
    options
      .authenticate(typeof token === 'string' ? token : '')
      .then((session) => {
        if (!session) return next(new Error('br_0001'))
        socket.data = { sessionId: session.sessionId, accountId: session.accountId }
        void socket.join([userRoom(session.userId), schoolRoom(session.schoolId), sessionRoom(session.sessionId)])
        next()
      })
      .catch(() => next(new Error('br_0000')))
  })

  async function closeStrayed(sessionId: string): Promise<void> {
    const open = await io.in(sessionRoom(sessionId)).fetchSockets()
    if (open.length === 0) return
    const accountId = await options.accountOf(sessionId)
    for (const socket of open) if (socket.data.accountId !== accountId) socket.disconnect(true)
  }

  return {
    deliver: ({ to, event, data }) =>
      void io.to('userId' in to ? userRoom(to.userId) : schoolRoom(to.schoolId)).emit(event, data),
    async recheck(sessionId) {
      const room = io.in(sessionRoom(sessionId))
      if ((await room.fetchSockets()).length === 0) return
      if ((await options.accountOf(sessionId)) !== undefined) {
        const later = () => closeStrayed(sessionId).catch((err: unknown) => options.log.debug({ err }, 'not rechecked'))
        setTimeout(() => void later(), followWithin).unref()
        return
      }
      room.emit('session.ended', { sessionId })
      room.disconnectSockets(true)
      options.log.debug({ sessionId }, 'sockets of an ended session closed')
    },
    renew: () => io.disconnectSockets(true),
    // The HTTP server itself is Fastify's to close.
    close() {
      io.disconnectSockets(true)
      io.engine.close()
    },
  }
}

const userRoom = (userId: string) => `user:${userId}`
const schoolRoom = (schoolId: string) => `school:${schoolId}`
const sessionRoom = (sessionId: string) => `session:${sessionId}`
