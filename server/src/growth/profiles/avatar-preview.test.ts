import { AVATAR_PREVIEW_SIDE } from '@trilha/contract/constants'
import { profiles } from '@trilha/contract/growth/profiles'
import { describe, expect, it } from 'vitest'
import { asDataUrl, blankPreview, pngOf } from '../../testing/blank-preview.ts'
import type { Person } from '../../testing/given.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()

async function save(person: Person, avatarPreview: string, id?: string) {
  return person.call(profiles, 'saveAvatarPreview', {
    params: { id: id ?? (await test.given.profile(person)) },
    body: { avatarPreview },
  })
}

async function pictureOf(viewer: Person, id: string): Promise<Buffer | string> {
  const response = await fetch(`${test.address}/api/profiles/${id}/avatar-preview`, {
    headers: { authorization: `Bearer ${viewer.accessToken}` },
  })
  if (!response.ok) return ((await response.json()) as { code: string }).code
  expect(response.headers.get('content-type')).toBe('image/png')
  expect(response.headers.get('content-disposition')).toContain('attachment')
  return Buffer.from(await response.arrayBuffer())
}

async function kept(person: Person): Promise<number> {
  const rows = await test.database.db
    .selectFrom('avatar_previews')
    .select('user_id')
    .where('user_id', '=', person.userId)
    .execute()
  return rows.length
}

describe('PATCH /profiles/:id/avatar-preview', () => {
  it('keeps a picture written anew, and says where it is', async () => {
    const ana = await test.given.student()
    const id = await test.given.profile(ana)
    const sent = pngOf(AVATAR_PREVIEW_SIDE, ['eXIf', 'GPS -23.55'], ['tEXt', 'Author\0Ana'])
    expect(await save(ana, asDataUrl(sent))).toMatchObject({
      ok: true,
      body: { avatarPreview: `/api/profiles/${id}/avatar-preview` },
    })
    const picture = await pictureOf(ana, id)
    expect(picture).toBeInstanceOf(Buffer)
    expect(picture.toString('latin1')).not.toMatch(/GPS|Ana|eXIf/)
    await save(ana, blankPreview)
    expect(await kept(ana)).toBe(1)
  })

  it.each([
    ['no base64', 'data:image/png;base64,@@@'],
    ['base64 that breaks off', blankPreview.slice(0, -9)],
    ['another type', `data:image/svg+xml;base64,${Buffer.from('<svg onload="x()"/>').toString('base64')}`],
    ['an address', 'https://example.org/avatar.png'],
    ['a page in a picture’s clothes', asDataUrl(Buffer.from('<script>alert(1)</script>'))],
    ['another size', asDataUrl(pngOf(64))],
    ['too much', `data:image/png;base64,${'A'.repeat(250_000)}`],
  ])('refuses %s with ii_0020, and keeps nothing', async (_name, picture) => {
    const ana = await test.given.student()
    expect(await save(ana, picture)).toMatchObject({
      ok: false,
      status: 400,
      code: 'ii_0020',
      body: { field: 'avatarPreview', message: 'Wrong base64 encode' },
    })
    expect(await kept(ana)).toBe(0)
  })

  it('asks for the picture', async () => {
    const ana = await test.given.student()
    const answer = await ana.raw('PATCH', `/api/profiles/${await test.given.profile(ana)}/avatar-preview`, {
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    expect(answer).toMatchObject({ status: 400, code: 'rq_0061' })
  })

  it('is for one’s own profile alone: nf_0014', async () => {
    const schoolId = await test.given.school()
    const [ana, bruno] = [await test.given.student({ schoolId }), await test.given.student({ schoolId })]
    const id = await test.given.profile(bruno)
    expect(await save(ana, blankPreview, id)).toMatchObject({ status: 404, code: 'nf_0014' })
    expect([await kept(ana), await kept(bruno)]).toEqual([0, 0])
  })
})

describe('GET /profiles/:id/avatar-preview', () => {
  it('shows what somebody sent to nobody else: not a classmate, a professor, the office or a stranger', async () => {
    const schoolId = await test.given.school()
    const ana = await test.given.student({ schoolId })
    const id = await test.given.avatarPreview(ana)
    expect(await pictureOf(ana, id)).toBeInstanceOf(Buffer)
    const others = [
      await test.given.student({ schoolId }),
      await test.given.person({ role: 'PROFESSOR', schoolId }),
      await test.given.person({ role: 'SCHOOL_ADMIN', schoolId }),
      await test.given.student({ schoolId: await test.given.school() }),
    ]
    for (const other of others)
      expect(await other.call(profiles, 'getAvatarPreview', { params: { id } })).toMatchObject({ code: 'nf_0014' })
  })

  it('says that there is none: nf_0058', async () => {
    const ana = await test.given.student()
    expect(await pictureOf(ana, await test.given.profile(ana))).toBe('nf_0058')
  })
})
