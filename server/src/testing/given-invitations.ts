import { randomUUID } from 'node:crypto'
import type { Role } from '@trilha/contract/constants'
import { sql } from 'kysely'
import type { Db } from '../platform/db/database.ts'
import { sha256 } from '../platform/session/hash.ts'

interface InvitationOptions {
  schoolId: string
  email?: string
  name?: string
  role?: Role
  classIds?: string[]
  /** Of the letter's link. */
  token?: string
}

export function givenInvitations({ db, school }: { db: Db; school: () => Promise<string> }) {
  /** An open invitation, as if its letter had been sent. */
  async function invitation(options: InvitationOptions): Promise<string> {
    const { id } = await db
      .insertInto('school_invitations')
      .values({
        school_id: options.schoolId,
        email: options.email ?? `convite.${randomUUID().slice(0, 13)}@teste.trilha.test`,
        name: options.name ?? 'Pessoa Convidada',
        role: options.role ?? 'MENTOR',
        class_ids: options.classIds ?? [],
        language: 'pt-br',
        token_hash: options.token === undefined ? null : sha256(options.token),
        expires_at: sql<Date>`now() + interval '30 days'`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  /** A link of a letter to this address, or to an unknown one. */
  async function invitationLink(email?: string): Promise<string> {
    const token = randomUUID()
    await invitation({ schoolId: await school(), token, ...(email !== undefined && { email }) })
    return token
  }

  return { invitation, invitationLink }
}
