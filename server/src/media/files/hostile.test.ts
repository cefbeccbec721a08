import { once } from 'node:events'
import { connect } from 'node:net'
import { FILE_BYTES_MAX, IMAGE_BYTES_MAX, UPLOADS } from '@trilha/contract/constants'
import { files } from '@trilha/contract/media/files'
import { describe, expect, it, vi } from 'vitest'
import type { Person } from '../../testing/given.ts'
import * as make from '../../testing/given-files.ts'
import { pdf } from '../../testing/given-pdfs.ts'
import { hostilePdfs } from '../../testing/hostile-pdfs.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()

/** Everything of files that there is: in the table, in the store, and on its way. */
async function kept(): Promise<{ rows: string[]; stored: string[]; incoming: string[] }> {
  const rows = await test.database.db.selectFrom('files').select('id').execute()
  return {
    rows: rows.map(({ id }) => id).toSorted(),
    stored: (await test.app.platform.files.list('uploads')).map(({ name }) => name).toSorted(),
    incoming: await test.app.platform.spool.list(),
  }
}

async function expectRefused(code: string, send: (person: Person) => Promise<{ code?: string; status: number }>) {
  const before = await kept()
  const answer = await send(await test.given.student())
  expect(answer.code).toBe(code)
  expect(await kept()).toEqual(before)
  expect(before.incoming).toEqual([])
}

const file = (content: Uint8Array | string, name: string) => new File([content as never], name)

type Make = () => Promise<Buffer> | Buffer
const text = (value: string) => () => Buffer.from(value)

type Refused = [code: string, what: string, name: string, content: Make]

const refused: Refused[] = [
  ['ii_0017', 'a program', 'jogo.exe', () => make.program],
  ['ii_0017', 'a program behind a picture’s name', 'foto.jpg.exe', () => make.program],
  ['ii_0017', 'a program whose name reads as a picture’s', 'foto\u202egpj.exe', () => make.program],
  ['ii_0017', 'a drawing with a script', 'desenho.svg', () => make.svg],
  ['ii_0017', 'a page', 'pagina.html', () => make.page],
  ['ii_0017', 'a name without an extension', 'foto', make.jpeg],
  ['ii_0017', 'a name of dots', '...', text('x')],
  ['ii_0017', 'an archive', 'tudo.zip', () => make.zip({ a: 'b' })],
  ['ii_0062', 'nothing', 'vazio.txt', () => Buffer.alloc(0)],
  ['ii_0062', 'a picture of nothing', 'vazio.png', () => Buffer.alloc(0)],
  ['ii_0018', 'a drawing with a script as a PNG', 'a.png', () => make.svg],
  ['ii_0018', 'a drawing with a script as a JPEG', 'a.jpg', () => make.svg],
  ['ii_0018', 'a PNG as a JPEG', 'a.jpeg', make.png],
  ['ii_0018', 'a JPEG as a WebP', 'a.webp', make.jpeg],
  ['ii_0018', 'a GIF as a PNG', 'a.png', text('GIF89a\u0001\u0000\u0001\u0000')],
  ['ii_0018', 'a page as text', 'a.txt', () => make.page],
  ['ii_0018', 'a page as text, after empty lines', 'a.txt', text('\n\n  <html><body onload=alert(1)>')],
  ['ii_0018', 'a drawing as a table', 'a.csv', () => make.svg],
  ['ii_0018', 'a script of PHP as text', 'a.txt', text('<?php system($_GET["c"]);')],
  ['ii_0018', 'a script of the shell as text', 'a.txt', text('#!/bin/sh\nrm -rf ~')],
  ['ii_0018', 'a program as text', 'a.txt', () => make.program],
  ['ii_0018', 'a JPEG as text', 'a.txt', make.jpeg],
  ['ii_0018', 'a program as a PDF', 'a.pdf', () => make.program],
  ['ii_0018', 'a page that is a PDF too', 'a.pdf', () => Buffer.concat([make.page, pdf()])],
  ...hostilePdfs.map(([what, content]): Refused => ['ii_0018', `a PDF ${what}`, 'a.pdf', content]),
  ['ii_0018', 'any archive as a document', 'a.docx', () => make.zip({ a: 'b' })],
  ['ii_0018', 'a text as a sheet', 'a.xlsx', () => make.office('docx')],
  ['ii_0018', 'a sheet as a presentation', 'a.pptx', () => make.office('xlsx')],
  ['ii_0018', 'a text with macros', 'a.docx', () => make.office('docm')],
  ['ii_0018', 'a text with macros beside it', 'a.docx', () => make.office('docx', { 'word/vbaProject.bin': 'x' })],
  ...[
    'http://evil.test/x.dotm',
    '&#104;ttp://evil.test/x.dotm',
    '\\\\evil.test\\x.dotm',
    'file://evil.test/x.dotm',
  ].map((template): Refused => [
    'ii_0018',
    `a text that fetches its template from ${template}`,
    'a.docx',
    () => make.office('docx', { 'word/_rels/settings.xml.rels': make.templateFrom(template) }),
  ]),
  ['ii_0018', 'a text with a program in it', 'a.docx', () => make.office('docx', { 'word/media/calc.exe': 'MZ' })],
  ['ii_0018', 'a bomb as a text', 'a.docx', () => make.office('docx', { 'word/bomb.xml': make.zeros(320) })],
  ['ii_0018', 'a smaller bomb', 'a.docx', () => make.office('docx', { 'word/bomb.xml': make.zeros(60) })],
  [
    'ii_0018',
    'a bomb that lies about its size',
    'a.docx',
    async () => make.withLyingSizes(await make.office('docx', { 'word/bomb.xml': make.zeros(60) })),
  ],
  ['ii_0018', 'a sealed text', 'a.docx', async () => make.asEncrypted(await make.office('docx'))],
  [
    'ii_0018',
    'a text behind a picture',
    'a.docx',
    async () => Buffer.concat([await make.jpeg(), await make.office('docx')]),
  ],
  [
    'ii_0018',
    'a text with something behind it',
    'a.docx',
    async () => Buffer.concat([await make.office('docx'), make.page]),
  ],
  ['ii_0018', 'a text that breaks off', 'a.docx', async () => (await make.office('docx')).subarray(0, -30)],
  ['ii_0018', 'an old text as an old sheet', 'a.xls', () => make.oldOffice('WordDocument')],
  ['ii_0018', 'an old sheet with macros', 'a.xls', () => make.oldOffice('Workbook', '_VBA_PROJECT')],
  ['ii_0018', 'a new sheet as an old one', 'a.xls', () => make.office('xlsx')],
  ['ii_0018', 'noise as a video', 'a.mp4', () => Buffer.alloc(2000, 7)],
  ['ii_0018', 'a picture as a video', 'a.mp4', make.png],
  ['ii_0018', 'the first bytes of a video', 'a.mp4', () => make.mp4Head.subarray(0, 24)],
  ['ii_0018', 'a video without its track', 'a.mp4', () => Buffer.concat([make.mp4Head, make.box('mdat', make.page)])],
  ['ii_0018', 'a video without pictures', 'a.mp4', () => Buffer.concat([make.mp4Head, make.mp4Track])],
  ['ii_0018', 'a video of nothing', 'a.mp4', () => make.mp4(Buffer.alloc(0))],
  ['ii_0018', 'a video that breaks off', 'a.mp4', () => make.mp4().subarray(0, -3)],
  ['ii_0018', 'a page behind a video', 'a.mp4', () => Buffer.concat([make.mp4(), make.page])],
  ['ii_0018', 'more boxes than any film has', 'a.mp4', () => Buffer.concat([make.mp4(), make.emptyBoxes(30_000)])],
  ['ii_0018', 'the first bytes of a sound', 'a.aac', () => make.aacFrame],
  ['ii_0018', 'a page behind a sound', 'a.aac', () => Buffer.concat([make.aac, make.page, Buffer.alloc(200)])],
  ['ii_0018', 'another kind of sound', 'a.aac', () => make.mp3],
  ['ii_0062', 'a JPEG that breaks off', 'a.jpg', async () => (await make.jpeg()).subarray(0, 700)],
  ['ii_0062', 'a PNG that breaks off', 'a.png', async () => (await make.png()).subarray(0, -400)],
  ['ii_0062', 'a WebP that breaks off', 'a.webp', async () => (await make.webp()).subarray(0, 150)],
  ['ii_0076', 'a bomb as a picture', 'a.png', () => make.pngBomb()],
]

describe('a file is refused, and nothing of it stays', () => {
  it.each(refused)('%s: %s', async (code, _what, name, content) => {
    const made = file(await content(), name)
    await expectRefused(code, (person) => person.call(files, 'upload', { file: made }))
  })

  it('ii_0019: larger than any may be', async () => {
    const made = file(Buffer.alloc(FILE_BYTES_MAX + 1, 'a'), 'a.txt')
    await expectRefused('ii_0019', (person) => person.call(files, 'upload', { file: made }))
  })

  it('ii_0019: larger than a picture may be', async () => {
    const made = file(Buffer.concat([await make.jpeg(), Buffer.alloc(IMAGE_BYTES_MAX)]), 'a.jpg')
    await expectRefused('ii_0019', (person) => person.call(files, 'upload', { file: made }))
  })
})

const boundary = 'a-boundary'
const type = `multipart/form-data; boundary=${boundary}`
const part = (disposition: string, content: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\nContent-Type: text/plain\r\n\r\n${content}\r\n`
const aFile = part('name="file"; filename="a.txt"', 'um texto')
const end = `--${boundary}--\r\n`

const bodies: [code: string, what: string, body: string, contentType?: string][] = [
  ['rq_0019', 'no file', end],
  ['rq_0019', 'a field instead of a file', part('name="file"', 'um texto') + end],
  ['rq_0019', 'a file under another name', part('name="photo"; filename="a.txt"', 'um texto') + end],
  ['ii_0077', 'two files', aFile + aFile + end],
  ['ii_0077', 'more parts than a form of ours has', aFile + part('name="x"', 'y').repeat(20) + end],
  ['ii_0031', 'no end', aFile],
  ['ii_0031', 'no boundary', aFile + end, 'multipart/form-data'],
  ['ii_0031', 'another boundary', aFile + end, 'multipart/form-data; boundary=another'],
  ['br_0000', 'no multipart', '{}', 'application/json'],
  ['br_0000', 'a form', 'file=x', 'application/x-www-form-urlencoded'],
]

describe('a body is refused, and nothing of it stays', () => {
  it.each(bodies)('%s: %s', async (code, _what, body, contentType = type) => {
    await expectRefused(code, (person) =>
      person.raw('POST', '/api/files/upload-file', { headers: { 'content-type': contentType }, body }),
    )
  })

  it('br_0001: from nobody, before anything is read', async () => {
    const before = await kept()
    const answer = await test.anonymous.call(files, 'upload', { file: file('um texto', 'a.txt') })
    expect(answer).toMatchObject({ status: 401, code: 'br_0001' })
    expect(await kept()).toEqual(before)
  })

  it('ii_0019: announced too large, before it comes', async () => {
    const person = await test.given.student()
    const socket = connect(Number(new URL(test.address).port), '127.0.0.1')
    socket.write(
      `POST /api/files/upload-file HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${person.accessToken}\r\n` +
        `Content-Type: ${type}\r\nContent-Length: ${FILE_BYTES_MAX * 2}\r\n\r\n${aFile}`,
    )
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(answer.toString()).toContain('ii_0019')
    socket.destroy()
    expect((await kept()).incoming).toEqual([])
  })

  it('of a line that breaks off nothing is left', async () => {
    const person = await test.given.student()
    const before = await kept()
    const socket = connect(Number(new URL(test.address).port), '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(
      `POST /api/files/upload-file HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${person.accessToken}\r\n` +
        `Content-Type: ${type}\r\nContent-Length: 900000\r\n\r\n${aFile}${'a'.repeat(100_000)}`,
    )
    await vi.waitFor(async () => expect((await kept()).incoming).toHaveLength(1))
    socket.destroy()
    await vi.waitFor(async () => expect(await kept()).toEqual(before))
  })

  it('429: too many in a short time', async () => {
    const person = await test.given.student()
    for (let sent = 0; sent < UPLOADS; sent += 1) await test.app.platform.budgets.upload.spend(person.accountId)
    const answer = await person.call(files, 'upload', { file: file('um texto', 'a.txt') })
    expect(answer).toMatchObject({ status: 429, code: 'br_0000' })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('ii_0049: more than a person may keep', async () => {
    const person = await test.given.student()
    await test.database.db
      .insertInto('files')
      .values({
        account_id: person.accountId,
        school_id: person.schoolId,
        name: 'a.mp4',
        extension: 'mp4',
        size: 1024 ** 3 - 4,
        width: null,
        height: null,
        attached_at: new Date(),
      })
      .execute()
    const answers = await Promise.all(
      ['a', 'b'].map((content) => person.call(files, 'upload', { file: file(content, 'a.txt') })),
    )
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    const before = await kept()
    const answer = await person.call(files, 'upload', { file: file('cinco', 'a.txt') })
    expect(answer).toMatchObject({ status: 400, code: 'ii_0049' })
    expect(await kept()).toEqual(before)
  })
})
