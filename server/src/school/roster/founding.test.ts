import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
let database: TestDatabase
let dataDir: string
beforeAll(async () => {
  database = await testDatabase()
  dataDir = await temporaryFolder('school')
})
afterAll(async () => {
  await database.close()
  await rm(dataDir, { recursive: true })
})

/** As a person at a terminal runs it, on a database server of their own. */
async function run(...args: string[]) {
  const child = spawn(process.execPath, [join(root, 'scripts', 'db', 'school.ts'), ...args], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: database.url, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [said, refused, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number]>,
  ])
  return { said, refused, code }
}

const whole = ['--name', 'Escola do Morro', '--classes', '7º B, 1ª A', '--admin', 'Dalva Figueira', '--year', '2026']

it('a school is made from the command line with its classes and an administrator who gets a letter, once', async () => {
  const args = [...whole, '--email', 'Dalva@escola.test', '--city', 'Ouro Preto', '--state', 'mg']
  const made = await run(...args)
  expect(made).toMatchObject({ code: 0, refused: '' })
  expect(made.said).toContain('Escola do Morro is there, with 2 classes of 2026.')
  expect(made.said).toContain('Dalva Figueira is invited to administer it: the letter to dalva@escola.test leaves')

  const { db } = database
  const school = await db.selectFrom('schools').selectAll().executeTakeFirstOrThrow()
  expect(school).toMatchObject({ name: 'Escola do Morro', city: 'Ouro Preto', state: 'MG' })
  const classes = await db
    .selectFrom('classes')
    .innerJoin('grades', 'grades.id', 'classes.grade_id')
    .select(['classes.name', 'grades.position', 'classes.school_year as year'])
    .orderBy('grades.position')
    .execute()
  expect(classes).toEqual([
    { name: '7º B', position: 7, year: 2026 },
    { name: '1ª A', position: 10, year: 2026 },
  ])
  const invited = await db
    .selectFrom('school_invitations')
    .select(['name', 'email', 'role', 'state', 'school_id as schoolId', 'invited_by_account_id as by'])
    .executeTakeFirstOrThrow()
  expect(invited).toEqual({
    name: 'Dalva Figueira',
    email: 'dalva@escola.test',
    role: 'SCHOOL_ADMIN',
    state: 'OPEN',
    schoolId: school.id,
    by: null,
  })
  expect(await db.selectFrom('accounts').select('id').execute()).toEqual([])
  const { rows } = await database.pool.query('select task_identifier as task from graphile_worker.jobs order by 1')
  expect(rows).toEqual([{ task: 'invitations:announce' }, { task: 'invitations:send-letter' }])

  expect(await run(...args)).toEqual({
    code: 1,
    said: '',
    refused: 'There is a school called Escola do Morro already.\n',
  })
  expect(await run(...whole)).toMatchObject({ code: 1, refused: expect.stringMatching(/^Give the email .*\n$/) })
  expect(await run('--nome', 'x')).toMatchObject({ code: 1, refused: expect.stringMatching(/^Unknown option .*\n$/) })
})
