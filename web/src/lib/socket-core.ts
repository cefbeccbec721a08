import type { RealtimeEvent, RealtimeEvents } from '@trilha/contract/realtime'

/** The part of a socket.io client that is used here; tests hand over their own. */
export interface SocketLike {
  /** False once the server refused or closed it: it will not come back by itself. */
  readonly active: boolean
  on(event: string, listener: (...args: never[]) => void): unknown
  connect(): unknown
  disconnect(): unknown
}

export type SocketState = 'off' | 'connecting' | 'connected' | 'down'

export type Reactions = { readonly [E in RealtimeEvent]: (payload: RealtimeEvents[E]) => void }

export interface RealtimeParts {
  /**
   * Undefined where the installation has no channel: nothing is tried, and the calls are asked instead. `askedFor` says
   * at each connection for how long the page has asked without hearing anything: the server repeats what it said
   * meanwhile, so that opening a page costs no second round of calls.
   */
  open(askedFor: () => number | undefined): Promise<SocketLike | undefined>
  reactions: Reactions
  /** Connected again: a hint may have been missed, so the calls are asked (decision G40). */
  onMissed(): void
  later(task: () => void, milliseconds: number): () => void
  now(): number
}

const firstPause = 2000
const longestPause = 60_000

/** One socket for one account: `start` after sign-in, `stop` when the account leaves. */
export function createRealtime({ open, reactions, onMissed, later, now }: RealtimeParts) {
  const listeners = new Set<() => void>()
  let state: SocketState = 'off'
  let socket: SocketLike | undefined
  let callOff: (() => void) | undefined
  let pauses = 0
  /** When the page began to ask, until it hears; from then on `onMissed` closes each gap. */
  let askingSince: number | undefined
  /** Rises with every start and stop, so that a socket that opens late knows it is no longer wanted. */
  let generation = 0

  function become(next: SocketState): void {
    if (state === next) return
    state = next
    for (const listener of listeners) listener()
  }

  function again(task: () => void): void {
    callOff?.()
    callOff = later(task, Math.min(firstPause * 2 ** pauses, longestPause))
    pauses += 1
  }

  function attach(opened: SocketLike, own: number): void {
    function ifWanted<A extends unknown[]>(task: (...args: A) => void): (...args: A) => void {
      return (...args) => {
        if (own === generation) task(...args)
      }
    }
    const lost = ifWanted(() => {
      become('down')
      // Whoever was refused may have lost the session: asking the calls finds out.
      if (!opened.active) {
        onMissed()
        again(() => opened.connect())
      }
    })
    opened.on(
      'connect',
      ifWanted(() => {
        pauses = 0
        become('connected')
        if (askingSince === undefined) onMissed()
        askingSince = undefined
      }),
    )
    opened.on('disconnect', lost)
    opened.on('connect_error', lost)
    for (const event of Object.keys(reactions) as RealtimeEvent[]) {
      opened.on(event, ifWanted(reactions[event] as (payload: never) => void))
    }
  }

  async function openFor(own: number): Promise<void> {
    try {
      const opened = await open(() => (askingSince === undefined ? undefined : Math.max(0, now() - askingSince)))
      if (own !== generation) return
      if (!opened) return become('off')
      socket = opened
      attach(opened, own)
      opened.connect()
    } catch {
      // The code of the socket did not load: the page works without, and asks by itself meanwhile.
      if (own !== generation) return
      become('down')
      again(() => void openFor(own))
    }
  }

  function stop(): void {
    generation += 1
    callOff?.()
    callOff = undefined
    socket?.disconnect()
    socket = undefined
    pauses = 0
    become('off')
  }

  /** The page asks since then. */
  function start(since: number): void {
    stop()
    askingSince = since
    become('connecting')
    void openFor(generation)
  }

  return {
    start,
    stop,
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
