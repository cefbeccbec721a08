import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FILE_NAME_CHARACTERS } from '@trilha/contract/constants'
import { files, type UploadedFile } from '@trilha/contract/media/files'
import { sql } from 'kysely'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { domainJobs } from '../../domains.ts'
import type { Person } from '../../testing/given.ts'
import * as make from '../../testing/given-files.ts'
import { pdf } from '../../testing/given-pdfs.ts'
import { harmlessPdfs } from '../../testing/hostile-pdfs.ts'
import { testApp } from '../../testing/test-app.ts'
import { keepers, referrers } from './files.repo.ts'
import { attachFile, fileAddress, listFileCards, releaseFile, storeForSchool } from './public.ts'

let time: Date | undefined
const test = testApp({ now: () => time ?? new Date() })

async function send(person: Person, content: Uint8Array | string, name: string): Promise<UploadedFile> {
  const answer = await person.call(files, 'upload', { file: new File([content as never], name) })
  if (!answer.ok) throw new Error(answer.code)
  expect(await test.app.platform.spool.list()).toEqual([])
  return answer.body
}

function get(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  return fetch(test.address + url, { method, headers })
}

async function bytesOf(url: string): Promise<Buffer> {
  return Buffer.from(await (await get(url)).arrayBuffer())
}

async function inAFile<T>(content: Buffer, read: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'trilha-picture-'))
  try {
    const path = join(folder, 'picture')
    await writeFile(path, content)
    return await read(path)
  } finally {
    await rm(folder, { recursive: true })
  }
}

const metadataOf = (content: Buffer) => inAFile(content, (path) => sharp(path).metadata())

function work(name: 'files:sweep-strays' | 'files:sweep-unused'): Promise<void> {
  return domainJobs[name].work(test.app.platform, {})
}

const accepted: [name: string, type: string, content: () => Promise<Buffer> | Buffer][] = [
  ['a.jpeg', 'image/jpeg', make.jpeg],
  ['a.jpg', 'image/jpeg', make.jpeg],
  ['a.png', 'image/png', make.png],
  ['a.webp', 'image/webp', make.webp],
  ['a.pdf', 'application/pdf', () => pdf()],
  ['a.csv', 'text/csv', () => Buffer.from('nome;nota\nAna;9,5\n', 'latin1')],
  ['a.xls', 'application/vnd.ms-excel', () => make.oldOffice('Workbook')],
  ['a.mp4', 'video/mp4', () => make.mp4()],
  ['a.aac', 'audio/aac', () => make.aac],
  ['a.pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation', () => make.office('pptx')],
  ['a.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', () => make.office('docx')],
  [
    'b.docx',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    () => make.office('docx', { 'word/_rels/settings.xml.rels': make.templateFrom('file:///C:/Modelos/Escola.dotx') }),
  ],
  ['a.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', () => make.office('xlsx')],
  ['a.txt', 'text/plain', () => Buffer.from('Redação: a água é de todos.')],
]

describe('a name', () => {
  it('is kept without the words that are not used at school', async () => {
    const person = await test.given.student()
    const { name, url } = await send(person, 'a', 'que merda de prova.txt')
    expect(name).toBe('que ----- de prova.txt')
    expect((await get(url)).headers.get('content-disposition')).not.toContain('merda')
  })
})

describe('files of what was removed', () => {
  it('are looked for in every table that shows or keeps files', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select conrelid::regclass::text as table, attname as column from pg_constraint
        join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confrelid = 'files'::regclass`.execute(test.database.db)
    expect(rows).toHaveLength(referrers.length + keepers.length)
    expect(rows.map(({ table, column }) => [table, column])).toEqual(expect.arrayContaining([...referrers, ...keepers]))
  })
})

describe('each of the thirteen kinds', () => {
  it.each(accepted)('%s is taken and comes back as %s', async (name, mimeType, content) => {
    const person = await test.given.student()
    const sent = await content()
    const file = await send(person, sent, name)
    expect(file).toMatchObject({ name, mimeType, size: expect.any(Number) as number })
    const answer = await get(file.url)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain(mimeType)
    const back = Buffer.from(await answer.arrayBuffer())
    expect(back.length).toBe(file.size)
    if (!mimeType.startsWith('image/') && !mimeType.startsWith('video/')) expect(back.equals(sent)).toBe(true)
  })

  it.each(harmlessPdfs)('a PDF %s is taken', async (_, content) => {
    expect(await send(await test.given.student(), content(), 'a.pdf')).toMatchObject({ mimeType: 'application/pdf' })
  })

  it('in capitals too', async () => {
    expect(await send(await test.given.student(), await make.jpeg(), 'FOTO.JPG')).toMatchObject({
      name: 'FOTO.jpg',
      width: 60,
      height: 40,
    })
  })
})

describe('what is taken is made harmless', () => {
  it('a picture loses its place, its camera and its author, and stands upright', async () => {
    const sent = await make.jpegWithPlace()
    expect((await metadataOf(sent)).exif).toBeDefined()
    expect(sent.toString('latin1')).toContain('Luana')
    const file = await send(await test.given.student(), sent, 'foto.jpg')
    const served = await bytesOf(file.url)
    const { exif, xmp, iptc, icc, orientation } = await metadataOf(served)
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({})
    expect(served.toString('latin1')).not.toMatch(/Exif|GPS|Luana|Telefone/)
    expect(file).toMatchObject({ width: 40, height: 60 })
  })

  it.each([
    ['an archive', () => make.zip({ 'a.txt': 'segredo' })],
    ['a page', () => make.page],
    ['a PDF', () => pdf()],
  ])('a picture that is %s too is a picture alone', async (_, second) => {
    const both = Buffer.concat([await make.jpeg(), await second()])
    const served = await bytesOf((await send(await test.given.student(), both, 'a.jpg')).url)
    for (const mark of ['PK\x03\x04', '<script', '%PDF']) expect(served.includes(mark)).toBe(false)
  })

  it('a PNG loses its texts', async () => {
    const served = await bytesOf((await send(await test.given.student(), await make.pngWithText(), 'a.png')).url)
    expect(served.toString('latin1')).not.toMatch(/Luana|tEXt/)
  })

  it('a moving picture stands still', async () => {
    const moving = await make.movingWebp()
    expect((await metadataOf(moving)).pages).toBe(3)
    const file = await send(await test.given.student(), moving, 'a.webp')
    expect((await metadataOf(await bytesOf(file.url))).pages ?? 1).toBe(1)
    expect(file).toMatchObject({ width: 20, height: 20 })
  })

  it('a video loses its place, and nothing else', async () => {
    const sent = make.mp4()
    const served = await bytesOf((await send(await test.given.student(), sent, 'a.mp4')).url)
    expect(served).toHaveLength(sent.length)
    expect(served.toString('latin1')).not.toContain(make.videoPlace)
    expect(served.toString('latin1')).toMatch(/ftypisom.*moov.*free.*mdato filme/s)
  })

  it.each([
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\Users\\ana\\redação.txt', 'redação.txt'],
    ['/etc/cron.d/x.txt', 'x.txt'],
    ['re\u202etxt.exe.txt', 'retxt.exe.txt'],
    ['a\u0007b\u200bc.txt', 'abc.txt'],
    ['  muito   espaço  .txt', 'muito espaço.txt'],
    ['con.txt', 'arquivo.txt'],
    ['.txt', 'arquivo.txt'],
    ['a<b>"c"|d?*.txt', 'a-b--c--d--.txt'],
    [`${'ã'.repeat(300)}.txt`, `${'ã'.repeat(FILE_NAME_CHARACTERS - 4)}.txt`],
  ])('the name %j becomes %j', async (sent, kept) => {
    // By hand: a form would write the name in its own way.
    const person = await test.given.student()
    const body =
      `--b\r\nContent-Disposition: form-data; name="file"; filename="${sent.replaceAll('"', '%22').replaceAll('\\', '\\\\')}"\r\n` +
      'Content-Type: text/plain\r\n\r\num texto\r\n--b--\r\n'
    const answer = await person.raw('POST', '/api/files/upload-file', {
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: Buffer.from(body),
    })
    const name = kept.replaceAll('"', '-')
    expect(answer.body).toMatchObject({
      name: sent.includes('"') ? (expect.stringMatching(/^a-b-[\w-]*\.txt$/) as string) : name,
    })
  })
})

describe('an address', () => {
  it('is the same for a while, opens without a header, and says how to treat what it opens', async () => {
    const person = await test.given.student()
    const file = await send(person, await make.png(), 'minha foto é boa.png')
    expect(file.url).toBe(fileAddress(test.app.platform, { fileId: file.id, name: file.name }))
    const answer = await get(file.url)
    const cached = /^private, max-age=(\d+), immutable$/.exec(answer.headers.get('cache-control')!)!
    const until = new URL(file.url, test.address).searchParams.get('until')
    // Kept no longer than the address opens.
    expect(Date.now() / 1000 + Number(cached[1])).toBeLessThanOrEqual(Number(until) + 1)
    expect(Number(cached[1])).toBeGreaterThan(3500)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'content-disposition': `inline; filename="minha foto e boa.png"; filename*=UTF-8''minha%20foto%20%C3%A9%20boa.png`,
      'cross-origin-resource-policy': 'same-origin',
      'accept-ranges': 'bytes',
      etag: `"${file.id}"`,
    })
  })

  it.each([
    ['a.txt', 'attachment', () => Buffer.from('x <script>alert(1)</script>')],
    ['a.csv', 'attachment', () => Buffer.from('=HYPERLINK("http://x")')],
    ['a.docx', 'attachment', () => make.office('docx')],
    ['a.xls', 'attachment', () => make.oldOffice('Workbook')],
    ['a.pdf', 'inline', () => pdf()],
    ['a.mp4', 'inline', () => make.mp4()],
    ['a.aac', 'inline', () => make.aac],
  ])('of %s opens as %s', async (name, disposition, content) => {
    const answer = await get((await send(await test.given.student(), await content(), name)).url)
    expect(answer.headers.get('content-disposition')).toMatch(new RegExp(`^${disposition};`))
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
  })

  it('gives parts, as players of videos ask for them', async () => {
    const film = Buffer.from(Array.from({ length: 5000 }, (_, at) => at % 251))
    const { url, size, id } = await send(await test.given.student(), make.mp4(film), 'a.mp4')
    const whole = await bytesOf(url)
    const part = async (range: string, more: Record<string, string> = {}) => {
      const answer = await get(url, { range, ...more })
      return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
    }
    for (const [range, first, last] of [
      ['bytes=0-99', 0, 99],
      ['bytes=100-', 100, size - 1],
      ['bytes=-10', size - 10, size - 1],
      [`bytes=10-${size * 2}`, 10, size - 1],
    ] as const) {
      const { answer, bytes } = await part(range)
      expect(answer.status).toBe(206)
      expect(answer.headers.get('content-range')).toBe(`bytes ${first}-${last}/${size}`)
      expect(bytes.equals(whole.subarray(first, last + 1))).toBe(true)
    }
    expect((await part(`bytes=${size}-`)).answer).toMatchObject({ status: 416 })
    expect((await part('bytes=-0')).answer).toMatchObject({ status: 416 })
    for (const range of ['bytes=0-1,5-6', 'bytes=9-3', 'lines=1-2', 'bytes=-']) {
      expect((await part(range)).answer.status, range).toBe(200)
    }
    expect((await part('bytes=0-9', { 'if-range': '"another"' })).answer.status).toBe(200)
    expect((await part('bytes=0-9', { 'if-range': `"${id}"` })).answer.status).toBe(206)
  })

  it('answers what is known already, and a question without a body', async () => {
    const { url, size, id } = await send(await test.given.student(), 'um texto', 'a.txt')
    expect((await get(url, { 'if-none-match': `"x", "${id}"` })).status).toBe(304)
    const head = await get(url, {}, 'HEAD')
    expect(head.status).toBe(200)
    expect(head.headers.get('content-length')).toBe(String(size))
    expect(await head.text()).toBe('')
  })

  it('that nobody gave opens nothing, and does not say what is there', async () => {
    const file = await send(await test.given.student(), 'um texto', 'a.txt')
    const other = await send(await test.given.student(), 'outro', 'b.txt')
    const asked = new URL(file.url, test.address)
    const changed = (key: string, value: string) => {
      const url = new URL(asked)
      url.searchParams.set(key, value)
      return url.pathname + url.search
    }
    const wrong = [
      `/files/${file.id}/a.txt`,
      changed('signature', 'x'),
      changed('signature', new URL(other.url, test.address).searchParams.get('signature')!),
      changed('until', '99999999999'),
      changed('until', 'never'),
      file.url.replace(file.id, other.id),
      file.url.replace(file.id, randomUUID()),
      file.url.replace(file.id, 'x'),
      `${file.url}&signature=x`,
      fileAddress(test.app.platform, { fileId: randomUUID(), name: 'a.txt' }),
    ]
    for (const url of wrong) {
      const answer = await get(url)
      expect(answer.status, url).toBe(404)
      expect(await answer.json()).toMatchObject({ code: 'nf_0058' })
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
    // The name is for people: another one opens the same file.
    expect((await get(file.url.replace('a.txt', 'b.txt'))).status).toBe(200)
  })

  it('ends', async () => {
    const file = await send(await test.given.student(), 'um texto', 'a.txt')
    try {
      time = new Date(Date.now() + 0.99 * 3_600_000)
      expect((await get(file.url)).status).toBe(200)
      time = new Date(Date.now() + 2.01 * 3_600_000)
      const answer = await get(file.url)
      expect(answer.status).toBe(410)
      expect(await answer.json()).toMatchObject({ code: 'br_0027' })
    } finally {
      time = undefined
    }
  })

  it('of a file that the disk lost is one of nothing', async () => {
    const file = await send(await test.given.student(), 'um texto', 'a.txt')
    await test.app.platform.files.remove('uploads', `${file.id}.txt`)
    const answer = await get(file.url)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 'nf_0058' })
  })
})

describe('files that nothing refers to', () => {
  const age = (id: string, hours: number) =>
    sql`update files set created_at = now() - make_interval(hours => ${hours}) where id = ${id}::uuid`.execute(
      test.database.db,
    )
  const inStore = async (id: string) =>
    (await test.app.platform.files.list('uploads')).some(({ name }) => name.startsWith(id))

  it('go after a day; those that something refers to stay', async () => {
    const person = await test.given.student()
    const [fresh, old, used, released] = [
      await send(person, 'a', 'a.txt'),
      await send(person, 'b', 'a.txt'),
      await send(person, 'c', 'a.txt'),
      await send(person, 'd', 'a.txt'),
    ]
    const { db } = test.database
    await db.transaction().execute(async (tx) => {
      await attachFile(tx, { fileId: used.id, accountId: person.accountId })
      await attachFile(tx, { fileId: released.id, accountId: person.accountId })
    })
    for (const file of [old, used, released]) await age(file.id, 25)
    await db.transaction().execute((tx) => releaseFile(tx, released.id))
    await work('files:sweep-unused')
    expect(await Promise.all([fresh, old, used, released].map((file) => inStore(file.id)))).toEqual([
      true,
      false,
      true,
      true,
    ])
    expect((await get(old.url)).status).toBe(404)
    await age(released.id, 25)
    await work('files:sweep-unused')
    expect(await inStore(released.id)).toBe(false)
  })

  it('and that no row knows go too, with what a killed process left', async () => {
    const { dataDir } = test.app.platform.config
    const known = await send(await test.given.student(), 'um texto', 'a.txt')
    const stray = `${randomUUID()}.txt`
    await test.app.platform.spool.with(async (path) => {
      await writeFile(path, 'metade')
      await writeFile(join(dataDir, 'files', 'uploads', stray), 'perdido')
      await work('files:sweep-strays')
      expect(await readFile(path, 'utf8')).toBe('metade')
      const long = new Date(Date.now() - 25 * 3_600_000)
      for (const each of [
        path,
        join(dataDir, 'files', 'uploads', stray),
        join(dataDir, 'files', 'uploads', `${known.id}.txt`),
      ])
        await utimes(each, long, long)
      await work('files:sweep-strays')
      expect(await test.app.platform.spool.list()).toEqual([])
    })
    expect(await inStore(stray)).toBe(false)
    expect(await inStore(known.id)).toBe(true)
  })
})

describe('for other domains', () => {
  it('a file is attached by whom it belongs to, and by nobody else', async () => {
    const [me, other] = [await test.given.student(), await test.given.student()]
    const file = await send(me, 'um texto', 'a.txt')
    const attach = (accountId: string) =>
      test.database.db.transaction().execute((tx) => attachFile(tx, { fileId: file.id, accountId }))
    await expect(attach(other.accountId)).rejects.toMatchObject({ code: 'nf_0058', field: 'fileId' })
    expect(await attach(me.accountId)).toMatchObject({ id: file.id })
  })

  it('one that becomes the school’s names nobody', async () => {
    const me = await test.given.person({ role: 'PROFESSOR' })
    const file = await send(me, make.mp4(), 'aula.mp4')
    const row = await test.database.db
      .transaction()
      .execute((tx) => attachFile(tx, { fileId: file.id, accountId: me.accountId, forSchool: true }))
    expect(row).toMatchObject({ account_id: null, school_id: me.schoolId })
  })

  it('cards come in one go, and those that are gone are left out', async () => {
    const file = await send(await test.given.student(), 'um texto', 'a.txt')
    const cards = await listFileCards(test.app.platform, test.database.db, [file.id, randomUUID()])
    expect([...cards.values()]).toEqual([{ ...file, alt: '' }])
    expect(await listFileCards(test.app.platform, test.database.db, [])).toEqual(new Map())
  })

  it('the school’s own are stored once', async () => {
    const schoolId = await test.given.school()
    const id = randomUUID()
    const store = () => storeForSchool(test.app.platform, { id, schoolId, name: 'aula.mp4', content: make.mp4() })
    expect(await store()).toBe(id)
    expect(await store()).toBe(id)
    expect((await get(fileAddress(test.app.platform, { fileId: id, name: 'aula.mp4' }))).status).toBe(200)
    await expect(
      storeForSchool(test.app.platform, { schoolId, name: 'aula.exe', content: make.program }),
    ).rejects.toMatchObject({ code: 'ii_0017' })
  })
})
