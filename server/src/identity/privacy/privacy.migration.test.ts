import { sql, type Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { up } from '../../../migrations/20261116T0150-erased-requests.ts'
import type { Person } from '../../testing/given.ts'
import { dataRequestFields } from '../../testing/given-privacy.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()

interface Asked {
  about: Person
  asker?: Person
  status?: 'OPEN' | 'IN_PROGRESS' | 'DONE'
}

/** As the table was: without a word of who has been erased. */
async function ask({ about, asker = about, status = 'OPEN' }: Asked): Promise<string> {
  const { firstName, lastName, email, phone, type, description } = dataRequestFields
  const { rows } = await sql<{ id: string }>`
    insert into data_requests (user_id, account_id, asker_user_id, asker_account_id, school_id, type, status,
      first_name, last_name, email, phone, description, answer, due_on, answered_at, erase_at)
    values (${about.userId}, ${about.accountId}, ${asker.userId}, ${asker.accountId}, ${about.schoolId}, ${type},
      ${status}, ${firstName}, ${lastName}, ${email}, ${phone}, ${description}, 'Uma resposta.', current_date,
      ${status === 'DONE' ? sql`now()` : null}, ${status === 'DONE' ? null : sql`now() + interval '7 days'`})
    returning id`.execute(test.database.db)
  return rows[0]!.id
}

async function requestOf(id: string) {
  const row = await test.database.db
    .selectFrom('data_requests')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    status: row.status,
    erased: [row.about_erased, row.asker_erased],
    said: [row.first_name, row.last_name, row.email, row.phone, row.description, row.answer],
    isAnswered: row.answered_at !== null,
    willErase: row.erase_at !== null,
  }
}

it('closes what was asked by or about people who were erased before it came, and leaves the others as they were', async () => {
  const { db } = test.database
  await sql`alter table data_requests drop column about_erased, drop column asker_erased`.execute(db)
  const [person, account, guardian, stays] = [
    await test.given.student(),
    await test.given.student(),
    await test.given.person({ role: 'PARENT' }),
    await test.given.student(),
  ]
  for (const [kind, id] of [
    ['user', person.userId],
    ['account', account.accountId],
    ['user', guardian.userId],
  ] as const)
    await db
      .insertInto('audit_log')
      .values({ action: 'person.erased', subject_kind: kind, subject_id: id, details: '{}' })
      .execute()
  // Of another act nothing follows.
  await db
    .insertInto('audit_log')
    .values({ action: 'account.blocked', subject_kind: 'user', subject_id: stays.userId, details: '{}' })
    .execute()
  const [ofPerson, ofAccount, byGuardian, answered, ofOther] = [
    await ask({ about: person }),
    await ask({ about: account, status: 'IN_PROGRESS' }),
    await ask({ about: stays, asker: guardian }),
    await ask({ about: person, status: 'DONE' }),
    await ask({ about: stays }),
  ]

  await up(db as unknown as Kysely<unknown>)

  const nothing = ['', '', '', '', '', null]
  const closed = { status: 'REFUSED', said: nothing, isAnswered: true, willErase: false }
  expect(await requestOf(ofPerson)).toEqual({ ...closed, erased: [true, true] })
  expect(await requestOf(ofAccount)).toEqual({ ...closed, erased: [true, true] })
  expect(await requestOf(byGuardian)).toEqual({ ...closed, erased: [false, true] })
  // What had its answer keeps it as an answer; only its words go.
  expect(await requestOf(answered)).toEqual({ ...closed, status: 'DONE', erased: [true, true] })
  const { firstName, lastName, email, phone, description } = dataRequestFields
  expect(await requestOf(ofOther)).toEqual({
    status: 'OPEN',
    erased: [false, false],
    said: [firstName, lastName, email, phone, description, 'Uma resposta.'],
    isAnswered: false,
    willErase: true,
  })
})
