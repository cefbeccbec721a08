import type { WalletHistoryEntry } from '@trilha/contract/economy/wallets'
import { describe, expect, it } from 'vitest'
import { statementDays } from './statement.ts'

let made = 0

function entry(part: Partial<WalletHistoryEntry>): WalletHistoryEntry {
  made += 1
  return {
    id: `entry-${made}`,
    operation: 'CREDIT',
    coinType: 'XP',
    originOperator: 'COMPLETE_CLASS',
    operatorId: 'class-1',
    operationDate: '2026-11-12T15:00:00.000Z',
    value: 10,
    balanceAfter: 100,
    groupId: `group-${made}`,
    subject: null,
    ...part,
  }
}

const whole = { hasMore: false }

describe('statementDays', () => {
  it('makes one row of the entries of one act', () => {
    const [day] = statementDays(
      [
        entry({ groupId: 'a', coinType: 'XP', value: 10 }),
        entry({ groupId: 'a', coinType: 'EDU_COIN', value: 2 }),
        entry({ groupId: 'b', coinType: 'EDU_COIN', value: 36, operation: 'DEBIT', originOperator: 'UNLOCK_CONTENT' }),
      ],
      whole,
    )
    expect(day?.rows).toEqual([
      expect.objectContaining({ id: 'a', isDebit: false, amounts: { XP: 10, EDU_COIN: 2 } }),
      expect.objectContaining({ id: 'b', isDebit: true, amounts: { EDU_COIN: -36 } }),
    ])
  })

  it('counts the things of an act and sums what they paid', () => {
    const quiz = ['q1', 'q2', 'q3', 'q4'].flatMap((operatorId) => [
      entry({ groupId: 'quiz', originOperator: 'QUIZ_ANSWER', operatorId, coinType: 'EDU_COIN', value: 1 }),
      entry({ groupId: 'quiz', originOperator: 'QUIZ_ANSWER', operatorId, coinType: 'XP', value: 5 }),
    ])
    expect(statementDays(quiz, whole)[0]?.rows).toEqual([
      expect.objectContaining({ origin: 'QUIZ_ANSWER', count: 4, amounts: { EDU_COIN: 4, XP: 20 } }),
    ])
  })

  it('says of things opened together what each was and paid, and calls the row after none of them', () => {
    const chest = (kind: 'COMMON' | 'EPIC', value: number) => {
      const subject = { type: 'CHEST', kind, entity: 'MODULE', name: 'Meu bairro' } as const
      const one = { groupId: 'all', originOperator: 'CHEST', operatorId: kind, subject } as const
      return [entry({ ...one, coinType: 'EDU_COIN', value }), entry({ ...one, value: value * 2 })]
    }
    const [row] = statementDays([...chest('EPIC', 40), ...chest('COMMON', 10)], whole)[0]!.rows
    expect(row).toMatchObject({ origin: 'CHEST', count: 2, subject: null, amounts: { EDU_COIN: 50, XP: 100 } })
    expect(row?.parts).toEqual([
      expect.objectContaining({
        count: 1,
        subject: expect.objectContaining({ kind: 'EPIC' }),
        amounts: { EDU_COIN: 40, XP: 80 },
      }),
      expect.objectContaining({
        count: 1,
        subject: expect.objectContaining({ kind: 'COMMON' }),
        amounts: { EDU_COIN: 10, XP: 20 },
      }),
    ])
  })

  it('names a row by its biggest origin', () => {
    const rows = statementDays(
      [
        entry({ groupId: 'a', originOperator: 'COMPLETE_CLASS' }),
        entry({ groupId: 'a', originOperator: 'MODULE', value: 50 }),
        entry({ groupId: 'a', originOperator: 'WATCH_CLASS_VIDEO', value: 5 }),
      ],
      whole,
    )[0]?.rows
    expect(rows).toEqual([expect.objectContaining({ origin: 'MODULE', count: 1, amounts: { XP: 65 } })])
    expect(rows?.[0]?.parts.map(({ origin, amounts }) => [origin, amounts.XP])).toEqual([
      ['MODULE', 50],
      ['COMPLETE_CLASS', 10],
      ['WATCH_CLASS_VIDEO', 5],
    ])
  })

  it('shows an exchange as one row with both signs', () => {
    const rows = statementDays(
      [
        entry({ groupId: 'x', originOperator: 'EXCHANGE_COIN', coinType: 'XP', operation: 'DEBIT', value: 100 }),
        entry({ groupId: 'x', originOperator: 'EXCHANGE_COIN', coinType: 'EDU_COIN', value: 10 }),
      ],
      whole,
    )[0]?.rows
    expect(rows).toEqual([expect.objectContaining({ isDebit: false, amounts: { XP: -100, EDU_COIN: 10 } })])
  })

  it('keeps what a row was about, and what there was of each coin afterwards', () => {
    const subject = { type: 'NAMED', name: 'Módulo 4' } as const
    const rows = statementDays(
      [
        entry({ groupId: 'a', coinType: 'XP', value: 50, balanceAfter: 170 }),
        entry({ groupId: 'a', originOperator: 'MODULE', coinType: 'XP', value: 20, balanceAfter: 120, subject }),
        entry({ groupId: 'a', originOperator: 'MODULE', coinType: 'EDU_COIN', value: 10, balanceAfter: 30, subject }),
      ],
      whole,
    )[0]?.rows
    expect(rows).toEqual([expect.objectContaining({ subject, balances: { XP: 170, EDU_COIN: 30 } })])
  })

  it('parts days at the midnight of the school, not of Greenwich', () => {
    const days = statementDays(
      [
        entry({ operationDate: '2026-11-13T03:00:00.000Z' }),
        entry({ operationDate: '2026-11-13T02:59:00.000Z' }),
        entry({ operationDate: '2026-11-12T12:00:00.000Z' }),
      ],
      whole,
    )
    expect(days.map(({ key, rows }) => [key, rows.length])).toEqual([
      ['13/11/2026', 1],
      ['12/11/2026', 2],
    ])
  })

  it('holds back a last row that the next page may complete', () => {
    const first = [entry({ groupId: 'a' }), entry({ groupId: 'b', coinType: 'EDU_COIN', value: 2 })]
    expect(statementDays(first, { hasMore: true })[0]?.rows.map(({ id }) => id)).toEqual(['a'])
    const both = [...first, entry({ groupId: 'b', value: 10 })]
    expect(statementDays(both, whole)[0]?.rows.at(-1)?.amounts).toEqual({ EDU_COIN: 2, XP: 10 })
  })

  it('shows a page that is all one act', () => {
    expect(statementDays([entry({ groupId: 'a' })], { hasMore: true })).toHaveLength(1)
  })

  it('of nothing is nothing', () => {
    expect(statementDays([], whole)).toEqual([])
  })
})
