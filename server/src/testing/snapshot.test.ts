import { users } from '@trilha/contract/identity/users'
import { expect, it } from 'vitest'
import { writesMark } from './snapshot.ts'
import { testApp } from './test-app.ts'

const test = testApp()

it('sees what a call writes, and what it leaves to a job', async () => {
  const ana = await test.given.student()
  const before = await writesMark(test.database.db)
  expect(await writesMark(test.database.db)).toBe(before)
  await test.anonymous.call(users, 'startRecovery', { params: { id: ana.username }, body: {} })
  const after = await writesMark(test.database.db)
  const changed = after.split('\n').filter((line) => !before.includes(line))
  expect(changed.map((line) => line.split(':', 1)[0])).toEqual(
    expect.arrayContaining(['mail_outbox', 'recovery_codes']),
  )
})
