import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Tx } from '../../platform/db/database.ts'
import type { Person } from '../../testing/given.ts'
import { everyCall, perform } from '../../testing/samples/index.ts'
import { testApp } from '../../testing/test-app.ts'
import { refusedSamples, whoMay } from '../../testing/who-may/index.ts'
import { debit } from '../wallets/public.ts'
import { earnings } from './chests.rules.ts'

/** Decision D1, and the law behind it: no path of the code turns a coin into a chest. */
const test = testApp()

const source = join(import.meta.dirname, '..', '..')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('testing'))
  .map((path) => ({ path, text: readFileSync(join(source, path), 'utf8') }))

function filesWith(pattern: RegExp): string[] {
  return files.filter(({ text }) => pattern.test(text)).map(({ path }) => path)
}

async function moved({ userId, accountId }: Person): Promise<{ chests: number; debits: number }> {
  const { rows } = await sql<{ chests: number; debits: number }>`
    select (select count(*) from chests where account_id = ${accountId}::uuid) as chests,
      (select count(*) from wallet_entries where user_id = ${userId}::uuid and operation = 'DEBIT') as debits
  `.execute(test.database.db)
  return rows[0]!
}

function takeCoin(tx: Tx, { userId, accountId }: Person): Promise<unknown> {
  const operatorId = randomUUID()
  return debit(tx, { userId, accountId, amounts: { EDU_COIN: 1 }, origin: 'UNLOCK_CONTENT', operatorId })
}

async function giveChest(tx: Tx, { accountId }: Person): Promise<void> {
  await sql`
    insert into chests (account_id, kind, entity, entity_id, entity_name)
    values (${accountId}, 'LEGENDARY', 'MAP', ${randomUUID()}, 'Cerrado')`.execute(tx)
}

describe('a chest is earned, never bought', () => {
  it('is written by one function, which two others call', () => {
    expect(filesWith(/insertInto\('chests'\)|insert into chests/)).toEqual(['economy/chests/chests.repo.ts'])
    expect(filesWith(/\binsertChest\(/)).toEqual(['economy/chests/chests.repo.ts', 'economy/chests/chests.service.ts'])
    expect(filesWith(/\b(grantChest|grantAchievementChest|chestFor)\b/).toSorted()).toEqual([
      'economy/achievements/achievements.service.ts',
      'economy/chests/chests.service.ts',
      'economy/chests/public.ts',
      'subscriptions.ts',
    ])
  })

  it('is never given where coins are taken', () => {
    const giving = filesWith(/\b(grantChest|grantAchievementChest|chestFor)\b/)
    const taking = filesWith(/\b(debit|transfer|exchange)\(|'DEBIT'/)
    expect(taking).toContain('economy/wallets/wallets.service.ts')
    expect(giving.filter((path) => taking.includes(path))).toEqual([])
  })

  it('comes from four things that a student finishes', () => {
    expect(Object.keys(earnings)).toEqual(['achievement.reached', 'course.finished', 'map.finished', 'module.finished'])
  })

  const acts = {
    'takes a coin, then gives': ['debit', 'chest'],
    'gives, then takes a coin': ['chest', 'debit'],
  } as const
  it.each(Object.entries(acts))('is refused by the database where one transaction %s', async (_name, steps) => {
    const [ana, bia] = [await test.given.student(), await test.given.student()]
    await test.given.coins({ owner: ana, amounts: { EDU_COIN: 100 } })
    // Also where one pays and another gets it.
    for (const owner of [ana, bia]) {
      const bought = test.database.db.transaction().execute(async (tx) => {
        for (const step of steps) await (step === 'debit' ? takeCoin(tx, ana) : giveChest(tx, owner))
      })
      await expect(bought).rejects.toMatchObject({ constraint: 'chests_earned' })
      expect(await moved(owner)).toEqual({ chests: 0, debits: 0 })
    }
  })

  it('comes where the coin was given back, and in an act of its own', async () => {
    const ana = await test.given.student()
    await test.given.coins({ owner: ana, amounts: { EDU_COIN: 100 } })
    await test.database.db.transaction().execute(async (tx) => {
      await sql`savepoint before`.execute(tx)
      await takeCoin(tx, ana)
      await sql`rollback to savepoint before`.execute(tx)
      await giveChest(tx, ana)
    })
    await test.database.db.transaction().execute((tx) => takeCoin(tx, ana))
    await test.database.db.transaction().execute((tx) => giveChest(tx, ana))
    expect(await moved(ana)).toEqual({ chests: 2, debits: 1 })
  })

  it.each(everyCall.filter(({ call }) => call.method !== 'GET'))(
    '$name does not take a coin and give a chest',
    async ({ name, call, sample }) => {
      const who = whoMay.get(name)!
      const ana = await test.given.person({ role: typeof who === 'string' ? 'STUDENT' : who[0]! })
      await test.given.coins({ owner: ana, amounts: { EDU_COIN: 5000, XP: 5000 } })
      const args = await sample(ana, test.given)
      const before = await moved(ana)
      const answer = await perform(ana, call, { ...args, headers: { 'idempotency-key': randomUUID() } })
      // A call that was refused at the door would prove nothing.
      expect(answer.ok ? 'ok' : answer.code).toBe(refusedSamples.get(name)?.code ?? 'ok')
      const after = await moved(ana)
      expect(after.chests > before.chests && after.debits > before.debits).toBe(false)
    },
  )
})
