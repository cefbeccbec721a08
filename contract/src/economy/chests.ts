import { z } from 'zod'
import { domain } from '../call.ts'
import { Id, pageOf, pageQuery, Timestamp } from '../common.ts'
import { CHEST_ENTITIES, CHEST_KINDS, CHEST_STATUSES, CHESTS_AT_ONCE, CHESTS_NAMED } from '../constants.ts'
import { Amount, Balances } from './wallets.ts'

export const ChestKind = z.enum(CHEST_KINDS)
export type ChestKind = z.infer<typeof ChestKind>

export const Chest = z.object({
  id: Id,
  kind: ChestKind,
  status: z.enum(CHEST_STATUSES),
  /** What it was earned by. */
  entity: z.enum(CHEST_ENTITIES),
  entityId: z.string(),
  /** The name of that thing when the chest was earned; for an achievement, its code. */
  entityName: z.string(),
  /** Fixed by the kind and known before opening: no draw (decision D1). */
  rewards: z.array(Amount),
  createdAt: Timestamp,
  openedAt: Timestamp.nullable(),
})
export type Chest = z.infer<typeof Chest>

export const ChestGroup = z.object({
  kind: ChestKind,
  closed: z.number().int(),
  opened: z.number().int(),
  rewards: z.array(Amount),
  /** The oldest closed chest of this kind: the one that opening by kind would open. */
  next: Chest.nullable(),
})
export type ChestGroup = z.infer<typeof ChestGroup>

export const OpenedChest = z.object({ chest: Chest, rewards: z.array(Amount), wallet: Balances })
export type OpenedChest = z.infer<typeof OpenedChest>

export const OpenedChests = z.object({
  /** Always the four kinds, also those of which none was opened. */
  kinds: z
    .array(z.object({ kind: ChestKind, count: z.number().int().nonnegative(), rewards: z.array(Amount) }))
    .length(CHEST_KINDS.length),
  opened: z.number().int().min(1).max(CHESTS_AT_ONCE),
  /** The oldest of those that were opened; `opened` counts the others too. */
  chests: z.array(Chest).max(CHESTS_NAMED),
  /** All of them together. */
  rewards: z.array(Amount),
  wallet: Balances,
  /** Still closed: more than one act opens. */
  left: z.number().int().nonnegative(),
})
export type OpenedChests = z.infer<typeof OpenedChests>

const students = ['STUDENT'] as const

export const chests = domain('economy', 'chests', {
  listMine: {
    method: 'GET',
    path: '/treasure-chests/my',
    doc: 'treasure-chests.my',
    summary: 'My chests, newest first',
    access: { who: students },
    query: z.object({ ...pageQuery, status: z.enum(CHEST_STATUSES).optional(), kind: ChestKind.optional() }),
    response: pageOf(Chest),
    list: 'page',
  },
  listMyGroups: {
    method: 'GET',
    path: '/treasure-chests/my-grouped',
    doc: 'treasure-chests.my-grouped',
    summary: 'My chests counted by kind; always the four kinds',
    access: { who: students },
    response: z.array(ChestGroup).length(CHEST_KINDS.length),
    list: { boundedBy: 'the four kinds' },
  },
  countMine: {
    method: 'GET',
    path: '/treasure-chests/count/my',
    doc: 'treasure-chests.count-my',
    summary: 'How many closed chests I have',
    access: { who: students },
    response: z.object({ count: z.number().int() }),
  },
  getByEntity: {
    method: 'GET',
    path: '/treasure-chests/entity/:entity/entityId/:id',
    doc: 'treasure-chests.by-entity',
    summary: 'My chest of one thing: of a module, a course, an achievement or a map',
    access: { who: students },
    // An achievement goes by its code, everything else by its id.
    params: z.object({ entity: z.enum(CHEST_ENTITIES), id: z.string().min(1).max(64) }),
    response: Chest,
    errors: ['nf_0039'],
  },
  openNext: {
    method: 'PATCH',
    path: '/treasure-chests/open',
    doc: 'treasure-chests.open',
    summary: 'Open my oldest closed chest, of one kind if given',
    access: { who: students },
    body: z.object({ kind: ChestKind.optional() }),
    response: OpenedChest,
    errors: ['br_0023'],
    affects: ['wallets', 'accounts', 'achievements'],
    idempotent: true,
  },
  openAll: {
    method: 'PATCH',
    path: '/treasure-chests/open-all',
    doc: 'extension',
    summary: 'Open all my closed chests in one act, the oldest first',
    access: { who: students },
    response: OpenedChests,
    errors: ['br_0023'],
    affects: ['wallets', 'accounts', 'achievements'],
    idempotent: true,
  },
  openOne: {
    method: 'PATCH',
    path: '/treasure-chests/:id/open',
    doc: 'treasure-chests.open-one',
    summary: 'Open one of my chests',
    access: { who: students, object: { kind: 'chest', param: 'id', missing: 'nf_0039' } },
    params: z.object({ id: Id }),
    response: OpenedChest,
    errors: ['br_0022', 'nf_0039'],
    affects: ['wallets', 'accounts', 'achievements'],
    idempotent: true,
  },
})
