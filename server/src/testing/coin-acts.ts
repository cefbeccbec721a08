import { credit, debit, exchange, transfer } from '../economy/wallets/wallets.service.ts'
import type { Tx } from '../platform/db/database.ts'

/** Whose coins move. */
export interface Holder {
  userId: string
  accountId: string
}

/** XP for Educoins, as small as an exchange gets here. */
export const exchangeStep = { take: { XP: 100 }, give: { EDU_COIN: 10 } } as const

/**
 * What the product does with coins, at the one way into the ledger: each inside its own transaction, with an
 * object that the caller names. False: this was done before.
 */
export const coinActs = {
  earn: (tx: Tx, who: Holder, { object, educoins, xp }: { object: string; educoins: number; xp: number }) =>
    credit(tx, { ...who, amounts: { EDU_COIN: educoins, XP: xp }, origin: 'TASK', operatorId: object }),
  unlock: (tx: Tx, who: Holder, { object, price }: { object: string; price: number }) =>
    debit(tx, { ...who, amounts: { EDU_COIN: price }, origin: 'UNLOCK_CONTENT', operatorId: object }),
  give: (tx: Tx, from: Holder, { to, object, value }: { to: Holder; object: string; value: number }) =>
    transfer(tx, { from, to, amounts: { EDU_COIN: value }, origin: 'USER', operatorId: object }),
  exchange: (tx: Tx, who: Holder) => exchange(tx, { ...who, ...exchangeStep }),
}
