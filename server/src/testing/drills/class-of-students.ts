import { randomUUID } from 'node:crypto'
import { TERMS_VERSION, type Amounts } from '@trilha/contract/constants'
import { sql } from 'kysely'
import { credit } from '../../economy/wallets/public.ts'
import type { Db } from '../../platform/db/database.ts'
import { createPasswords } from '../../platform/session/passwords.ts'
import { signAccessToken, type AccessToken } from '../../platform/session/tokens.ts'
import type { Secrets } from '../../platform/session/secrets.ts'

export interface Opener {
  userId: string
  accountId: string
  username: string
  sessionId: string
  token: string
  chestIds: string[]
}

const accepted = { terms_version: TERMS_VERSION, terms_agreed_at: new Date() }

export const drillPassword = 'um-segredo-de-teste'

/** Students with chests to open and a token each, written straight into the database of a running server. */
export async function classOfStudents(
  db: Db,
  secrets: Secrets,
  { students, chestsEach }: { students: number; chestsEach: number },
): Promise<Opener[]> {
  const passwordHash = await createPasswords(secrets).hash(drillPassword)
  const school = await db
    .insertInto('schools')
    .values({ name: 'Escola de ensaio', ...accepted })
    .returning('id')
    .executeTakeFirstOrThrow()
  const openers: Opener[] = []
  for (let count = 0; count < students; count += 1) {
    const username = `ensaio.${randomUUID()}@teste.trilha.test`
    const user = await db
      .insertInto('users')
      .values({ username, name: 'Pessoa Ensaio', password_hash: passwordHash, ...accepted })
      .returning('id')
      .executeTakeFirstOrThrow()
    const account = await db
      .insertInto('accounts')
      .values({ user_id: user.id, school_id: school.id, role: 'STUDENT' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const session = await db
      .insertInto('sessions')
      .values({ user_id: user.id, account_id: account.id, keep: true, expires_at: sql<Date>`now() + interval '1 day'` })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { rows } = await sql<{ id: string }>`
      insert into chests (account_id, kind, entity, entity_id, entity_name)
      select ${account.id}, 'COMMON', 'MODULE', n::text, 'Módulo' from generate_series(1, ${chestsEach}::int) n returning id`.execute(
      db,
    )
    const claims = { userId: user.id, accountId: account.id, sessionId: session.id, username }
    const token = await signAccessToken(secrets, claims, new Date())
    openers.push({ ...claims, token, chestIds: rows.map(({ id }) => id) })
  }
  return openers
}

/** Classmates who may buy and give, and who have something to do it with. */
export async function letThemTrade(db: Db, traders: readonly Opener[], amounts: Amounts): Promise<void> {
  const { school_id: schoolId } = await db
    .selectFrom('accounts')
    .select('school_id')
    .where('id', '=', traders[0]!.accountId)
    .executeTakeFirstOrThrow()
  const grade = await db
    .insertInto('grades')
    .values({ name: 'Ano de ensaio', position: sql<number>`(select coalesce(max(position), 0) + 1 from grades)` })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: classId } = await db
    .insertInto('classes')
    .values({ school_id: schoolId, grade_id: grade.id, name: 'Turma de ensaio', school_year: 2026 })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const { userId, accountId } of traders) {
    await db.insertInto('students').values({ account_id: accountId, class_id: classId }).execute()
    await db.insertInto('parental_controls').values({ account_id: accountId, purchases_enabled: true }).execute()
    const paid = { userId, accountId, amounts, origin: 'TASK', operatorId: randomUUID() } as const
    await db.transaction().execute((tx) => credit(tx, paid))
  }
}

/** A token lives ten minutes; what takes longer asks for new ones. */
export async function renewTokens(
  secrets: Secrets,
  holders: readonly (AccessToken & { token: string })[],
): Promise<void> {
  for (const holder of holders) holder.token = await signAccessToken(secrets, holder, new Date())
}
