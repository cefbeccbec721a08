import { sql, type Kysely } from 'kysely'

/** No student blocks who works at the school: also not from before that was refused. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    delete from account_blocks using accounts as blocker, accounts as blocked
    where blocker.id = account_blocks.account_id and blocked.id = account_blocks.blocked_account_id
      and blocker.role = 'STUDENT' and blocked.role <> 'STUDENT'`.execute(db)
}
