import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Person } from '../../testing/given.ts'
import { everyCall } from '../../testing/samples.ts'
import { testApp } from '../../testing/test-app.ts'
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

  it.each(everyCall.filter(({ call }) => call.method !== 'GET'))(
    '$name does not take a coin and give a chest',
    async ({ call, sample }) => {
      const ana = await test.given.student()
      await test.given.coins({ owner: ana, amounts: { EDU_COIN: 5000, XP: 5000 } })
      const { params, query, body } = await sample(ana, test.given)
      const before = await moved(ana)
      const search = query ? `?${new URLSearchParams(query as Record<string, string>)}` : ''
      await ana.raw(
        call.method,
        `/api${call.path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(params?.[key] ?? ''))}${search}`,
        {
          headers: {
            'idempotency-key': randomUUID(),
            ...(body && { 'content-type': 'application/json' }),
          },
          ...(body && { body: JSON.stringify(body) }),
        },
      )
      const after = await moved(ana)
      expect(after.chests > before.chests && after.debits > before.debits).toBe(false)
    },
  )
})
