import { UNREAD_POLL_SECONDS } from '@trilha/contract/constants/interface'
import { useSyncExternalStore } from 'react'
import { freshToken } from './api/client.ts'
import { currentAccountQuery } from './current-account.ts'
import { queryClient } from './query-client.ts'
import { query, refreshDomains } from './query.ts'
import { session } from './session.ts'
import { createRealtime, type SocketState } from './socket-core.ts'

function askAgain(): void {
  // Accounts too: it is how a session that ended meanwhile is noticed.
  void refreshDomains(queryClient, [
    'wallets',
    'accounts',
    'notifications',
    'chests',
    'achievements',
    'family',
    'friends',
    'privacy',
    'schools',
  ])
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
  reactions: {
    'wallet.updated': (balances) => {
      queryClient.setQueryData(query('wallets', 'getMine').queryKey, balances)
      // What moved the coins moved more: a level, a chest. Another window must not contradict its own top bar.
      void refreshDomains(queryClient, ['wallets', 'accounts', 'chests', 'achievements'])
    },
    'rewards.changed': ({ accountId }) => {
      if (accountId === session.current()?.accountId) void refreshDomains(queryClient, ['chests', 'achievements'])
    },
    'account.changed': () => void refreshDomains(queryClient, ['accounts', 'schools']),
    // With a PIN, editing is locked or not; that stands in the account.
    'family.changed': () => void refreshDomains(queryClient, ['family', 'accounts']),
    'friend.request': () => void refreshDomains(queryClient, ['friends']),
    'guard.changed': () => void refreshDomains(queryClient, ['family', 'accounts']),
    'notification.created': ({ accountId }) => {
      // One of another account of this person is none of this page's business (decision G24).
      if (accountId === null || accountId === session.current()?.accountId)
        // What it tells of may be on screen too.
        void refreshDomains(queryClient, ['notifications', 'privacy', 'family'])
    },
    'qrCode.used': () => {
      void refreshDomains(queryClient, ['auth'])
    },
    'session.ended': ({ sessionId }) => {
      const own = session.claims()?.sid
      if (own === undefined || own === sessionId) session.endLocally()
    },
    'hints.missed': askAgain,
  },
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
