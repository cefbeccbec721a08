import { posts } from '@trilha/contract/community/posts'
import { PHOTO_ALT_MAX } from '@trilha/contract/constants'
import { expect, it } from 'vitest'
import { givenScene, write, writeAs } from '../../testing/community-scene.ts'
import type { Person } from '../../testing/given.ts'
import { writesMark } from '../../testing/snapshot.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()

async function scene() {
  const people = await givenScene(test)
  const fileIds = [await test.given.media(people.ana), await test.given.media(people.ana)]
  return { ...people, fileIds, first: fileIds[0]!, second: fileIds[1]! }
}

async function altsOf(who: Person, id: string): Promise<string[]> {
  const answer = await who.call(posts, 'get', { params: { id } })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body.media.map(({ alt }) => alt)
}

const change = (who: Person, id: string, body: Record<string, unknown>) =>
  who.call(posts, 'update', { params: { id }, body })

it('tell what the photos of a post show, to whoever sees it, wherever they are shown', async () => {
  const { ana, bia, fileIds, second } = await scene()
  const alts = [{ id: second, alt: 'Uma garrafa cortada com água até a metade' }]
  const { id } = await write(ana, { text: 'Nosso pluviômetro', fileIds, alts })
  expect(await altsOf(bia, id)).toEqual(['', 'Uma garrafa cortada com água até a metade'])
  const share = await bia.call(posts, 'share', { params: { id }, body: {} })
  expect(share).toMatchObject({ body: { sharedPost: { media: [{ alt: '' }, { alt: alts[0]!.alt }] } } })
  const params = { userId: ana.userId, type: 'IMAGE' as const }
  expect(await bia.call(posts, 'listMediaByUser', { params, query: {} })).toMatchObject({
    body: { content: [{ alt: '' }, { alt: alts[0]!.alt }] },
  })
})

it('are masked, written anew, kept while nothing is said of them, and gone with the photo', async () => {
  const { ana, fileIds, first, second } = await scene()
  const { id } = await write(ana, { fileIds, alts: [{ id: first, alt: 'Que merda de chuva' }] })
  expect(await altsOf(ana, id)).toEqual(['Que ***** de chuva', ''])
  expect(await change(ana, id, { fileIds: [second, first], text: 'Olhem' })).toMatchObject({ ok: true })
  expect(await altsOf(ana, id)).toEqual(['', 'Que ***** de chuva'])
  await change(ana, id, { alts: [{ id: second, alt: 'Um arco-íris' }] })
  expect(await altsOf(ana, id)).toEqual(['Um arco-íris', ''])
  await change(ana, id, { fileIds: [first] })
  const left = await test.database.db.selectFrom('files').select('alt').where('id', 'in', fileIds).execute()
  expect(left).toEqual([{ alt: '' }])
})

it('are of photos of the post alone, and not too long', async () => {
  const { ana, bia, fileIds, first } = await scene()
  const other = await test.given.media(bia)
  const { id } = await write(ana, { fileIds })
  const before = await writesMark(test.database.db)
  const foreign = [{ id: other, alt: 'Não é minha' }]
  expect(await writeAs(ana, { text: 'Olhem', alts: foreign })).toMatchObject({
    code: 'nf_0058',
    body: { field: 'alts' },
  })
  expect(await change(ana, id, { alts: foreign })).toMatchObject({ code: 'nf_0058' })
  const long = [{ id: first, alt: 'a'.repeat(PHOTO_ALT_MAX + 1) }]
  expect(await change(ana, id, { alts: long })).toMatchObject({ code: 'ii_0068', body: { field: 'alts.0.alt' } })
  const twice = [1, 2].map((time) => ({ id: first, alt: String(time) }))
  expect(await change(ana, id, { alts: twice })).toMatchObject({ code: 'ii_0072' })
  expect(await change(bia, id, { alts: [{ id: first, alt: 'Mudei' }] })).toMatchObject({ code: 'br_0003' })
  expect(await writesMark(test.database.db)).toBe(before)
})

it('are read by who judges a report', async () => {
  const { ana, fileIds, first } = await scene()
  const { id } = await write(ana, { text: 'Olhem', fileIds, alts: [{ id: first, alt: 'A turma na chuva' }] })
  const { findWritten } = await import('./reported-posts.repo.ts')
  expect(await findWritten(test.database.db, id)).toMatchObject({ text: 'Olhem\nA turma na chuva' })
})
