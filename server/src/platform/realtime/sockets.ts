import type { Server as HttpServer } from 'node:http'
import { Server, type DefaultEventsMap, type RemoteSocket, type Socket } from 'socket.io'
import type { Log } from '../log.ts'
import type { Session } from '../session/session-store.ts'
import { createRecent } from './recent.ts'
import type { Told } from './tell.ts'

export interface Sockets {
  deliver(told: Told): void
  /** Closes the sockets of a session that has ended or may no longer listen, and those of the account that it has left. */
  recheck(sessionId: string): Promise<void>
  /** The same for every session with a socket here: what changed may be of any of them. */
  recheckAll(): Promise<void>
  /** From here on everything that is told is heard. */
  listen(): void
  /** The same after a gap: lets every client connect anew. */
  renew(): void
  close(): void
}

export interface SocketOptions {
  http: HttpServer
  path: string
  /** Origins that may open a socket; the page's own is always one of them. */
  allowedOrigin(origin: string | undefined, host: string | undefined): boolean
  authenticate(token: string): Promise<Session | undefined>
  /** As it is now; undefined once it has ended. */
  find(sessionId: string): Promise<Session | undefined>
  log: Pick<Log, 'debug'>
}

/** The account that a socket was opened in, and the rooms of where its session is. */
interface SocketData {
  sessionId: string
  accountId: string
  rooms: readonly string[]
}

type ServerSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>

/** After a change of account a tab opens a new socket by itself; one that has not by then is made to. */
const followWithin = 2_000

/** Of two clocks that measure the same while: a hint too many costs nothing. */
const clockSlack = 500

/** Sessions that are looked up together: a block must not take the pool from the calls. */
const recheckTogether = 4

/** Whoever is blocked, or no longer a member, may still sign out and see to their data, but is told of nothing. */
function refusalOf({ active, flags }: Session): 'br_0003' | 'br_0038' | undefined {
  if (!active) return 'br_0003'
  return flags.isBlockedAccount ? 'br_0038' : undefined
}

/** The database is the truth, the socket a hint: nothing is sent here that a call does not answer too. */
export function openSockets(options: SocketOptions): Sockets {
  const io = new Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>(options.http, {
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
        const refusal = refusalOf(session)
        if (refusal) return next(new Error(refusal))
        socket.data = { sessionId: session.sessionId, accountId: session.accountId, rooms: placeRooms(session) }
        void socket.join([userRoom(session.userId), sessionRoom(session.sessionId), ...placeRooms(session)])
        next()
      })
      .catch(() => next(new Error('br_0000')))
  })

  const recent = createRecent(Date.now)

  /** A socket that is the page's first says how long ago the page began to ask; one that came back asks by itself. */
  function catchUp(socket: ServerSocket): void {
    const askedFor: unknown = socket.handshake.auth['askedFor']
    if (typeof askedFor !== 'number') return
    const said = recent.since(Date.now() - askedFor - clockSlack)
    if (!said) return void socket.emit('hints.missed', {})
    for (const { to, event, data } of said) if (socket.rooms.has(roomOf(to))) socket.emit(event, data)
  }

  const log = (error: unknown) => options.log.debug({ err: error }, 'sockets not rechecked')
  io.on('connection', (socket) => {
    catchUp(socket)
    // It may have changed between the question and the answer.
    recheck(socket.data.sessionId).catch(log)
  })

  async function recheck(sessionId: string): Promise<void> {
    const room = io.in(sessionRoom(sessionId))
    if ((await room.fetchSockets()).length === 0) return
    const session = await options.find(sessionId)
    if (!session) {
      room.emit('session.ended', { sessionId })
      room.disconnectSockets(true)
      options.log.debug({ sessionId }, 'sockets of an ended session closed')
    } else if (refusalOf(session)) {
      room.disconnectSockets(true)
      options.log.debug({ sessionId }, 'sockets of a closed account closed')
    } else {
      // Of an account that was left nothing more is heard, from here on.
      for (const socket of await room.fetchSockets()) follow(socket, session)
      if ((await strayed(sessionId, session)).length > 0)
        setTimeout(() => void closeStrayed(sessionId).catch(log), followWithin).unref()
    }
  }

  function follow(socket: RemoteSocket<DefaultEventsMap, SocketData>, session: Session): void {
    const rooms = placeRooms(session)
    for (const left of socket.data.rooms) if (!rooms.includes(left)) socket.leave(left)
    socket.join(rooms)
    socket.data.rooms = rooms
  }

  async function recheckAll(): Promise<void> {
    const sessionIds = [...new Set(Array.from(io.sockets.sockets.values(), ({ data }) => data.sessionId))]
    while (sessionIds.length > 0) await Promise.all(sessionIds.splice(0, recheckTogether).map(recheck))
  }

  /** Sockets that were opened in an account which the session has left. */
  async function strayed(sessionId: string, session: Session | undefined) {
    const open = await io.in(sessionRoom(sessionId)).fetchSockets()
    return open.filter(({ data }) => data.accountId !== session?.accountId)
  }

  async function closeStrayed(sessionId: string): Promise<void> {
    for (const socket of await strayed(sessionId, await options.find(sessionId))) socket.disconnect(true)
  }

  return {
    deliver(told) {
      recent.note(told)
      io.to(roomOf(told.to)).emit(told.event, told.data)
    },
    recheck,
    recheckAll,
    listen: recent.startAnew,
    renew() {
      recent.startAnew()
      io.disconnectSockets(true)
    },
    // The HTTP server itself is Fastify's to close.
    close() {
      io.disconnectSockets(true)
      io.engine.close()
    },
  }
}

/** Where a session is: what is said to an account or a school is heard there alone. */
function placeRooms({ accountId, schoolId }: Pick<Session, 'accountId' | 'schoolId'>): string[] {
  return [accountRoom(accountId), schoolRoom(schoolId)]
}

function roomOf(to: Told['to']): string {
  if ('userId' in to) return userRoom(to.userId)
  return 'accountId' in to ? accountRoom(to.accountId) : schoolRoom(to.schoolId)
}

const accountRoom = (accountId: string) => `account:${accountId}`
const userRoom = (userId: string) => `user:${userId}`
const schoolRoom = (schoolId: string) => `school:${schoolId}`
const sessionRoom = (sessionId: string) => `session:${sessionId}`
