import { randomUUID } from 'node:crypto'
import type { EntityReport, ModerationAction, ModerationState, ReportType } from '@trilha/contract/constants'
import { sql } from 'kysely'
import { severityOf } from '../community/moderation/public.ts'
import type { Db } from '../platform/db/database.ts'
import type { Person } from './given.ts'

interface CaseOptions {
  author: Pick<Person, 'accountId' | 'schoolId'>
  state?: ModerationState
  entity?: EntityReport
  contentId?: string
  reporter?: Pick<Person, 'accountId'>
  type?: ReportType
  decidedBy?: Pick<Person, 'accountId'>
  actions?: ModerationAction[]
}

export function givenModeration({ db, person }: { db: Db; person(options: object): Promise<Person> }) {
  async function blockedWord({ schoolId, word }: { schoolId: string; word?: string }): Promise<string> {
    const { id } = await db
      .insertInto('blocked_words')
      .values({ school_id: schoolId, word: word ?? randomUUID().replaceAll(/[^a-f]/g, 'x') })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  /** Written straight into the tables, about a thing that is not there unless one is named. */
  async function moderationCase({
    author,
    state = 'OPEN',
    entity = 'TRAIL_COMMENT',
    contentId = randomUUID(),
    reporter,
    type = 'OTHER',
    decidedBy,
    actions = ['WARN'],
  }: CaseOptions): Promise<string> {
    const { id } = await db
      .insertInto('moderation_cases')
      .values({
        school_id: author.schoolId,
        entity,
        content_id: contentId,
        author_account_id: author.accountId,
        evidence: 'O que foi denunciado',
        state,
        severity: severityOf(type),
        due_at: sql<Date>`now() + interval '1 day'`,
        ...(state === 'APPEALED' && { appeal: 'Não foi assim.', appealed_at: sql<Date>`now()` }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const told = reporter ?? (await person({ schoolId: author.schoolId }))
    await db
      .insertInto('post_reports')
      .values({ case_id: id, account_id: told.accountId, role: 'STUDENT', type, description: 'Isto não é legal.' })
      .execute()
    if (state !== 'OPEN')
      await db
        .insertInto('moderation_decisions')
        .values({ case_id: id, stage: 'FIRST', account_id: decidedBy?.accountId ?? null, actions, message: 'Cuidado.' })
        .execute()
    return id
  }

  return { blockedWord, moderationCase }
}
