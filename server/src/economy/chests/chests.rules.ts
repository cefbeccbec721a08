import {
  CHEST_KIND_BY_ENTITY,
  CHEST_REWARDS,
  COIN_TYPES,
  type ChestEntity,
  type ChestKind,
} from '@trilha/contract/constants'
import type { Amount } from '@trilha/contract/economy/wallets'

/** What a thing earns is fixed by what it is (decision G20). */
export function kindFor(entity: ChestEntity): ChestKind {
  return CHEST_KIND_BY_ENTITY[entity]
}

/** Fixed per kind: no draw (decision D1). */
export function rewardsOf(kind: ChestKind): Amount[] {
  return COIN_TYPES.map((coinType) => ({ coinType, value: CHEST_REWARDS[kind][coinType] }))
}
