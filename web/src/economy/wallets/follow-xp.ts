import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { Balances } from '@trilha/contract/economy/wallets'
import { keyOf } from '../../lib/query-keys.ts'

/**
 * The ranking and the place in the class follow the XP in the wallet, whatever paid it, here or on another device: a
 * call that pays only has to say that it touches the wallet. They are asked when the XP is another, once, and not with
 * every answer of the wallet. `walletKey` is of the own balances. Returns how to stop.
 */
export function followXp(client: QueryClient, walletKey: QueryKey): () => void {
  const walletHash = hashKey(walletKey)
  const read = () => client.getQueryData<Balances>(walletKey)?.find(({ coinType }) => coinType === 'XP')?.value
  let known = read()
  return client.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash !== walletHash) return
    const [before, after] = [known, read()]
    known = after
    // The first answer, or another person's: what is beside it was asked for then too.
    if (before === undefined || after === undefined || before === after) return
    void client.invalidateQueries({ queryKey: keyOf('students') })
  })
}
