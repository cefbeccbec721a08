import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { EXCHANGE_RATE } from '@trilha/contract/constants'
import { AVATAR_CATALOGUE, avatarItemKey, isFree } from '@trilha/contract/economy/avatar-catalogue'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { Opener } from './class-of-students.ts'

const kinds = ['UNLOCK_CONTENT', 'USER', 'EXCHANGE_COIN'] as const
type Kind = (typeof kinds)[number]
export const kindsOfTrade: readonly string[] = kinds.toSorted()

/** What was acknowledged: a gift by its id, an item by its key. An exchange has no name, and is counted. */
export interface Trade {
  origin: Kind
  userId: string
  object: string | null
}

interface Ordered {
  path: string
  body: unknown
  objectIn: (answer: { id?: string }) => string | null
}

const goods = AVATAR_CATALOGUE.filter((item) => !isFree(item)).map(avatarItemKey)

/** The next act of a kind; undefined where there is nothing left to do. */
function order(kind: Kind, turn: number, classmate: Opener): Ordered | undefined {
  if (kind === 'USER')
    return {
      path: '/api/wallets/my/gifts',
      body: { userId: classmate.userId, educoins: 1 },
      objectIn: ({ id }) => id ?? null,
    }
  if (kind === 'EXCHANGE_COIN') {
    const body = { xp: EXCHANGE_RATE.XP, educoins: EXCHANGE_RATE.EDU_COIN }
    return { path: '/api/wallets/my/exchange', body, objectIn: () => null }
  }
  const contentId = goods[turn]
  if (contentId === undefined) return undefined
  const body = { contentType: 'AVATAR_ITEM', contentId }
  return { path: '/api/unlock-user-contents', body, objectIn: () => contentId }
}

export interface Trading {
  /** Asks until there is an answer; undefined when the drill ended first. */
  ask: (path: string, init: RequestInit) => Promise<Response | undefined>
  isOver: () => boolean
  trades: Trade[]
  strange: string[]
}

/** Of the day's limit, or of what a wallet holds. */
const enoughs = new Set(['ii_0048', 'br_0049'])

/** Buys, gives and exchanges over the server's own calls, until the limits of the day leave nothing more to do. */
export async function trade(trader: Opener, classmate: Opener, trading: Trading): Promise<void> {
  const left = new Set<Kind>(kinds)
  for (let turn = 0; left.size > 0 && !trading.isOver(); turn += 1) {
    for (const kind of left) {
      const ordered = order(kind, turn, classmate)
      if (!ordered) {
        left.delete(kind)
        continue
      }
      const answer = await trading.ask(ordered.path, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${trader.token}`,
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
        },
        body: JSON.stringify(ordered.body),
      })
      if (!answer) return
      const body = (await answer.json()) as { id?: string; code?: string }
      if (answer.ok) trading.trades.push({ origin: kind, userId: trader.userId, object: ordered.objectIn(body) })
      else if (enoughs.has(body.code ?? '')) left.delete(kind)
      else trading.strange.push(`${kind}: ${answer.status} ${body.code}`)
      // A class has no more hands than that, and the day's limits are soon reached.
      await sleep(60)
    }
  }
}

/** Of what was acknowledged, what is not there; and exchanges that are there more often than they were asked for. */
export async function untrueTrades(db: Db, trades: readonly Trade[]): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    with said as (select * from jsonb_to_recordset(${JSON.stringify(trades)}::jsonb)
      as said ("userId" uuid, origin text, object text))
    select said.origin || ' ' || said.object as what from said
    where said.object is not null and not exists (select 1 from wallet_entries entries
      where entries.user_id = said."userId" and entries.origin = said.origin and entries.operator_id = said.object)
    union all
    select 'exchanges: ' || heard || ' heard of, ' || there || ' there' from (
      select count(*) as heard, (select count(*) from wallet_entries entries where entries.user_id = said."userId"
        and entries.origin = 'EXCHANGE_COIN' and entries.operation = 'CREDIT') as there
      from said where said.origin = 'EXCHANGE_COIN' group by said."userId") as exchanges
    -- The last one may have been done without word of it.
    where there not in (heard, heard + 1)`.execute(db)
  return rows.map(({ what }) => what)
}
