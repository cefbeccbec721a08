import {
  CHEST_KIND_BY_ENTITY,
  CHEST_REWARDS,
  COIN_TYPES,
  type AchievementCode,
  type ChestEntity,
  type ChestKind,
} from '@trilha/contract/constants'
import type { Amount } from '@trilha/contract/economy/wallets'
import type { EventName, Events } from '../../platform/events.ts'

/** What a thing earns is fixed by what it is (decision G20). */
export function kindFor(entity: ChestEntity): ChestKind {
  return CHEST_KIND_BY_ENTITY[entity]
}

/** Fixed per kind: no draw (decision D1). */
export function rewardsOf(kind: ChestKind): Amount[] {
  return COIN_TYPES.map((coinType) => ({ coinType, value: CHEST_REWARDS[kind][coinType] }))
}

export function rewardsOfAll(chests: readonly { kind: ChestKind }[]): Amount[] {
  return COIN_TYPES.map((coinType) => ({
    coinType,
    value: chests.reduce((sum, { kind }) => sum + CHEST_REWARDS[kind][coinType], 0),
  }))
}

export interface Earning {
  entity: ChestEntity
  entityId: string
  /** As it was called when it was finished; an achievement goes by its code. */
  entityName: string
}

export function achievementEarning(code: AchievementCode): Earning {
  return { entity: 'ACHIEVEMENT', entityId: code, entityName: code }
}

/** What earns a chest (G20). Nothing else does: no line here takes a coin (D1). */
export const earnings = {
  'achievement.reached': ({ code }) => achievementEarning(code),
  'course.finished': ({ courseId, courseName }) => ({ entity: 'COURSE', entityId: courseId, entityName: courseName }),
  'map.finished': ({ mapId, mapName }) => ({ entity: 'MAP', entityId: mapId, entityName: mapName }),
  'module.finished': ({ moduleId, moduleName }) => ({ entity: 'MODULE', entityId: moduleId, entityName: moduleName }),
} as const satisfies { [E in EventName]?: (event: Events[E]) => Earning }

export type ChestEvent = keyof typeof earnings
