import { files } from '@trilha/contract/media/files'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { s3Key, startS3Server, type S3Server } from '../../testing/s3-server.ts'
import { testApp, type TestAppOptions } from '../../testing/test-app.ts'

let server: S3Server
const config: NonNullable<TestAppOptions['config']> = {}
// Before the app is built: it asks for the store then.
beforeAll(async () => {
  server = await startS3Server()
  config.s3 = { endpoint: server.endpoint, ...s3Key }
})
const test = testApp({ config })
afterAll(() => server.close())

it('an upload lies in the store alone, and comes from there whole and in parts', async () => {
  const ana = await test.given.student()
  const answer = await ana.call(files, 'upload', { file: new File(['A água é de todos.'], 'redação.txt') })
  if (!answer.ok) throw new Error(answer.code)
  expect([...server.objects.keys()]).toEqual([`uploads/${answer.body.id}.txt`])
  expect(await test.app.platform.spool.list()).toEqual([])
  const whole = await fetch(test.address + answer.body.url)
  expect(await whole.text()).toBe('A água é de todos.')
  const part = await fetch(test.address + answer.body.url, { headers: { range: 'bytes=2-6' } })
  expect(part.status).toBe(206)
  expect(await part.text()).toBe('água')
})
