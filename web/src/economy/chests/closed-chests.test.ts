import type { Chest, ChestGroup } from '@trilha/contract/economy/chests'
import { describe, expect, it } from 'vitest'
import { byRarity, countClosed, oldestClosed } from './closed-chests.ts'

function chest(id: string, createdAt: string): Chest {
  return {
    id,
    kind: 'EPIC',
    status: 'CLOSED',
    entity: 'ACHIEVEMENT',
    entityId: id,
    entityName: 'FRIENDS_15',
    rewards: [],
    createdAt,
    openedAt: null,
  }
}

function group(kind: ChestGroup['kind'], closed: number, next: Chest | null): ChestGroup {
  return { kind, closed, opened: 0, rewards: [], next }
}

const groups = [
  group('COMMON', 2, chest('common', '2026-11-03T10:00:00.000Z')),
  group('RARE', 1, chest('rare', '2026-11-01T10:00:00.000Z')),
  group('EPIC', 0, null),
  group('LEGENDARY', 0, null),
]

describe('closed chests', () => {
  it('are listed from the rarest to the most common', () => {
    expect(byRarity(groups).map(({ kind }) => kind)).toEqual(['LEGENDARY', 'EPIC', 'RARE', 'COMMON'])
  })

  it('are counted over all kinds', () => {
    expect(countClosed(groups)).toBe(3)
  })

  it('are opened from the oldest on', () => {
    expect(oldestClosed(groups)?.id).toBe('rare')
    expect(oldestClosed([])).toBeUndefined()
  })

  it('leave out what was opened before the list was refreshed', () => {
    const opened = new Set(['rare'])
    expect(countClosed(groups, opened)).toBe(2)
    expect(oldestClosed(groups, opened)?.id).toBe('common')
  })

  it('are not counted twice once the list is fresh', () => {
    const fresh = [group('COMMON', 2, chest('common', '2026-11-03T10:00:00.000Z')), group('RARE', 0, null)]
    expect(countClosed(fresh, new Set(['rare']))).toBe(2)
  })
})
