import type { Tx } from './db/database.ts'

export interface AuditLine {
  action: string
  actorUserId?: string | undefined
  actorAccountId?: string | undefined
  schoolId?: string | undefined
  subject?: { kind: string; id: string }
  details?: Record<string, unknown>
  requestId?: string | undefined
}

/** Who acts, by the request that they sent. */
export interface Actor {
  session: { userId: string; accountId: string; schoolId: string }
  requestId: string
}

/** The actor's part of a line. */
export function actorOf({ session, requestId }: Actor) {
  return {
    actorUserId: session.userId,
    actorAccountId: session.accountId,
    schoolId: session.schoolId,
    requestId,
  }
}

/** Who did what to whom. Append-only by the database's own rule; never holds a text that a person wrote. */
export async function audit(tx: Tx, line: AuditLine): Promise<void> {
  await auditNumbered(tx, line)
}

/** The same for whoever points to the line later, by its number. */
export async function auditNumbered(tx: Tx, line: AuditLine): Promise<number> {
  const { id } = await tx
    .insertInto('audit_log')
    .values({
      action: line.action,
      actor_user_id: line.actorUserId ?? null,
      actor_account_id: line.actorAccountId ?? null,
      school_id: line.schoolId ?? null,
      subject_kind: line.subject?.kind ?? null,
      subject_id: line.subject?.id ?? null,
      details: JSON.stringify(line.details ?? {}),
      request_id: line.requestId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
