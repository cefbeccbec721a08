import { UNREAD_POLL_SECONDS } from '@trilha/contract/constants/interface'
import { useSyncExternalStore } from 'react'
import { freshToken } from './api/client.ts'
import { currentAccountQuery } from './current-account.ts'
import { queryClient } from './query-client.ts'
import { query, refreshDomains } from './query.ts'
import { session } from './session.ts'
import { createRealtime, type SocketState } from './socket-core.ts'
import { everyAffected, reactionsTo } from './socket-reactions.ts'

function askAgain(): void {
  // Accounts are among them: it is how a session that ended meanwhile is noticed.
  void refreshDomains(queryClient, everyAffected)
}

const realtime = createRealtime({
  open: async (askedFor) => {
    const { realtime: channel } = await queryClient.ensureQueryData(currentAccountQuery)
    if (!channel) return undefined
    const { io } = await import('socket.io-client')
    return io(channel.url ?? window.location.origin, {
      path: channel.path,
      transports: ['websocket'],
      autoConnect: false,
      // A school that comes back at once would be a storm: full jitter, up to ten seconds.
      reconnectionDelay: 1000,
      reconnectionDelayMax: 10_000,
      randomizationFactor: 1,
      auth: (give) => {
        void freshToken().then(
          (token) => give({ token, askedFor: askedFor() }),
          () => give({}),
        )
      },
    })
  },
  reactions: reactionsTo({
    refresh: (domains) => void refreshDomains(queryClient, domains),
    accountId: () => session.current()?.accountId,
    more: {
      'wallet.updated': (balances) => queryClient.setQueryData(query('wallets', 'getMine').queryKey, balances),
      'session.ended': ({ sessionId }) => {
        const own = session.claims()?.sid
        if (own === undefined || own === sessionId) session.endLocally()
      },
      'hints.missed': askAgain,
    },
  }),
  onMissed: askAgain,
  later: (task, milliseconds) => {
    const timer = setTimeout(task, milliseconds)
    return () => clearTimeout(timer)
  },
  now: Date.now,
})

/** Follows the session: a socket while someone is signed in, who has asked since then. Returns how to stop. */
export function startSocket(askingSince: number): () => void {
  function follow(since: number): void {
    if (session.current()) realtime.start(since)
    else realtime.stop()
  }
  follow(askingSince)
  const unsubscribe = session.subscribe(() => follow(Date.now()))
  return () => {
    unsubscribe()
    realtime.stop()
  }
}

function useSocketState(): SocketState {
  return useSyncExternalStore(realtime.subscribe, realtime.state)
}

/** `refetchInterval` of what the socket keeps up to date: asked every 30 seconds while it is down. */
export function useLiveInterval(): number | false {
  return useSocketState() === 'connected' ? false : UNREAD_POLL_SECONDS * 1000
}
