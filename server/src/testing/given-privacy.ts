import { Readable } from 'node:stream'
import type { DataRequestType } from '@trilha/contract/constants'
import { privacy, type DataRequestFields } from '@trilha/contract/identity/privacy'
import { sql } from 'kysely'
import type { Db } from '../platform/db/database.ts'
import type { Platform } from '../platform/http/context.ts'
import type { Person } from './given.ts'

export const dataRequestFields: DataRequestFields = {
  firstName: 'Ana',
  lastName: 'Teste',
  email: 'ana@teste.trilha.test',
  phone: '11912345678',
  type: 'OTHERS',
  description: 'Quero saber o que guardam sobre mim.',
}

export function givenPrivacy(db: Db, platform: Platform) {
  async function dataRequest({ owner, type = 'OTHERS' }: { owner: Person; type?: DataRequestType }): Promise<string> {
    const answer = await owner.call(privacy, 'create', { body: { ...dataRequestFields, type } })
    if (answer.ok) return answer.body.id
    // One of a type is enough, where a test has asked for it before.
    const { id } = await db
      .selectFrom('data_requests')
      .select('id')
      .where('account_id', '=', owner.accountId)
      .where('type', '=', type)
      .where('status', 'in', ['OPEN', 'IN_PROGRESS'])
      .executeTakeFirstOrThrow()
    return id
  }

  /** A finished archive. */
  async function dataExport({ owner }: { owner: Person }): Promise<string> {
    const { id } = await db
      .insertInto('data_exports')
      .values({
        user_id: owner.userId,
        locale: 'pt-br',
        status: 'READY',
        progress: 100,
        expires_at: sql<Date>`now() + interval '7 days'`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await platform.files.write('exports', `${id}.zip`, Readable.from([`an archive of ${owner.userId}`]))
    return id
  }

  return { dataExport, dataRequest }
}
