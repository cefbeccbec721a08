import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { Gate } from '@trilha/contract/call'
import type { CurrentAccount } from '@trilha/contract/identity/accounts'
import { isApiError } from './api/api-error.ts'
import { manifest } from './api/manifest.gen.ts'
import type { ManifestEntry } from './api/types.ts'

/** Behind which gates a read stands; its key begins with the names of the call (query-keys.ts). */
function gatesOf([domain, name]: QueryKey): readonly Gate[] {
  const calls = (manifest as Readonly<Record<string, Readonly<Record<string, ManifestEntry>>>>)[String(domain)]
  return calls?.[String(name)]?.gates ?? []
}

/**
 * A gate that opens or closes takes what was read behind it off every screen at once, and it is asked again where it is
 * looked at: the answer is what the page shows then. A refusal by a gate that was thought open asks how the gates stand.
 * `currentKey` is of who is signed in. Returns how to stop.
 */
export function followGates(client: QueryClient, currentKey: QueryKey): () => void {
  const currentHash = hashKey(currentKey)
  const read = () => client.getQueryData<CurrentAccount>(currentKey)?.closedGates
  let closed = read()

  function compare(): void {
    const [before, after] = [closed, read()]
    closed = after
    // Signed out, or in another account: nothing of the one before is kept.
    if (!before || !after) return
    const changed = new Set([...before, ...after].filter((gate) => before.includes(gate) !== after.includes(gate)))
    if (changed.size === 0) return
    void client.resetQueries({ predicate: ({ queryKey }) => gatesOf(queryKey).some((gate) => changed.has(gate)) })
  }

  function hearRefusal(error: unknown): void {
    const isNews = isApiError(error) && error.code === 'br_0038' && !closed?.some((gate) => gate === error.field)
    if (isNews) void client.invalidateQueries({ queryKey: currentKey })
  }

  const stops = [
    client.getQueryCache().subscribe((event) => {
      if (event.query.queryHash === currentHash) compare()
      else if (event.type === 'updated' && event.action.type === 'error') hearRefusal(event.action.error)
    }),
    client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') hearRefusal(event.action.error)
    }),
  ]
  return () => stops.forEach((stop) => stop())
}
