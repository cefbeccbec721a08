import type { Db, Tx } from '../../platform/db/database.ts'

/** What the parental control of a new student starts with (decision G23). */
export interface ControlDefaults {
  communityEnabled: boolean
  chatEnabled: boolean
  purchasesEnabled: boolean
}

const columns = [
  'default_community_enabled as communityEnabled',
  'default_chat_enabled as chatEnabled',
  'default_purchases_enabled as purchasesEnabled',
] as const

export function getControlDefaults(db: Db, schoolId: string): Promise<ControlDefaults> {
  return db.selectFrom('schools').select(columns).where('id', '=', schoolId).executeTakeFirstOrThrow()
}

export function lockControlDefaults(tx: Tx, schoolId: string): Promise<ControlDefaults> {
  return tx.selectFrom('schools').select(columns).where('id', '=', schoolId).forNoKeyUpdate().executeTakeFirstOrThrow()
}

export async function setControlDefaults(tx: Tx, schoolId: string, defaults: ControlDefaults): Promise<void> {
  await tx
    .updateTable('schools')
    .set({
      default_community_enabled: defaults.communityEnabled,
      default_chat_enabled: defaults.chatEnabled,
      default_purchases_enabled: defaults.purchasesEnabled,
    })
    .where('id', '=', schoolId)
    .execute()
}
