import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { LINK_PREVIEWS } from '@trilha/contract/constants'
import { linkPreviews } from '@trilha/contract/media/link-previews'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A site of the internet, as far as the server can tell: names lead to public numbers, and those to this machine. */
let site: Server
let answer: Answer
const asked: string[] = []
const dialed: string[] = []
const names = new Map<string, string[]>()
let isNeverResolved = false

const publicNumber = '93.184.215.14'

const network = {
  resolve(name: string): Promise<string[]> {
    if (isNeverResolved) return new Promise<string[]>(() => {})
    const found = names.get(name)
    return found ? Promise.resolve(found) : Promise.reject(new Error('ENOTFOUND'))
  },
  dial(address: string) {
    dialed.push(address)
    return { host: '127.0.0.1', port: (site.address() as AddressInfo).port }
  },
}

const test = testApp({ network })
const closed = testApp({ network, config: { linkPreviews: false } })

beforeAll(async () => {
  site = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`)
    answer(request, response)
  })
  site.listen(0, '127.0.0.1')
  await once(site, 'listening')
})
afterAll(() => {
  site.closeAllConnections()
  site.close()
})
beforeEach(() => {
  asked.length = 0
  dialed.length = 0
  names.clear()
  names.set('jornal.exemplo.com.br', [publicNumber])
  isNeverResolved = false
  answer = html('<title>Um rio</title>')
})

function html(body: string, headers: Record<string, string> = {}): Answer {
  return (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body)
}

const redirect =
  (location: string): Answer =>
  (_request, response) =>
    response.writeHead(302, { location }).end()

const somebody = async () => test.given.student({ schoolId: await test.given.school() })
type Somebody = Awaited<ReturnType<typeof somebody>>
const ask = (person: Somebody, url: string) => person.call(linkPreviews, 'get', { query: { url } })

describe('a preview', () => {
  it('is what the page says of itself, with its picture written anew and kept here', async () => {
    const photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#0a7' } })
      .withExif({ IFD0: { Copyright: 'de alguem' } })
      .jpeg()
      .toBuffer()
    answer = (request, response) =>
      request.url === '/foto.jpg'
        ? response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo)
        : html(`<meta property="og:title" content="O rio Doce"><meta name="description" content="Um rio longo">
            <meta property="og:image" content="/foto.jpg"><meta property="og:image:alt" content="O rio">`)(
            request,
            response,
          )
    const ana = await somebody()
    const found = await ask(ana, 'http://jornal.exemplo.com.br/rio?a=1#fim')
    expect(found).toMatchObject({
      body: {
        domain: 'jornal.exemplo.com.br',
        url: 'http://jornal.exemplo.com.br/rio?a=1',
        title: 'O rio Doce',
        description: 'Um rio longo',
        imageAlt: 'O rio',
        image: expect.stringMatching(/^\/files\//),
      },
    })
    const image = found.ok ? found.body.image! : ''
    const kept = Buffer.from(await (await fetch(`${test.address}${image}`)).arrayBuffer())
    expect([photo.includes('de alguem'), kept.includes('de alguem')]).toEqual([true, false])
    expect(kept.subarray(0, 2).toString('hex')).toBe('ffd8')
    expect(asked).toEqual(['jornal.exemplo.com.br/rio?a=1', 'jornal.exemplo.com.br/foto.jpg'])
  })

  it('is kept for the school: nobody asks the page twice, and another school asks for itself', async () => {
    const [ana, elsewhere] = [await somebody(), await somebody()]
    const bia = await test.given.student({ schoolId: ana.schoolId })
    const [first, second] = [
      await ask(ana, 'http://jornal.exemplo.com.br/'),
      await ask(bia, 'http://JORNAL.exemplo.com.br'),
    ]
    expect(second.ok && second.body.id).toBe(first.ok && first.body.id)
    expect(asked).toHaveLength(1)
    await ask(elsewhere, 'http://jornal.exemplo.com.br/')
    expect(asked).toHaveLength(2)
    await sql`update link_previews set fetched_at = now() - interval '8 days'`.execute(test.database.db)
    answer = html('<title>Outro rio</title>')
    expect(await ask(ana, 'http://jornal.exemplo.com.br/')).toMatchObject({ body: { title: 'Outro rio' } })
  })

  it('is told without words that are not used at school', async () => {
    answer = html('<title>Que merda de rio</title><meta name="description" content="Uma merda">')
    const found = await ask(await somebody(), 'http://jornal.exemplo.com.br/')
    expect(found).toMatchObject({ body: { title: 'Que ***** de rio', description: 'Uma *****' } })
  })

  it('that could not be read is not asked for again at once', async () => {
    const ana = await somebody()
    answer = (_request, response) => response.writeHead(500).end()
    for (let time = 0; time < 3; time += 1)
      expect(await ask(ana, 'http://jornal.exemplo.com.br/')).toMatchObject({ status: 404, code: 'nf_0073' })
    expect(asked).toHaveLength(1)
  })

  it('follows where a page leads, three times', async () => {
    const ana = await somebody()
    names.set('novo.exemplo.com.br', ['2606:4700::1111'])
    const hops =
      (count: number): Answer =>
      (request, response) => {
        const at = Number(new URL(request.url!, 'http://x').searchParams.get('hop') ?? 0)
        if (at < count) redirect(`http://novo.exemplo.com.br/?hop=${at + 1}`)(request, response)
        else html('<title>Chegou</title>')(request, response)
      }
    answer = hops(3)
    expect(await ask(ana, 'http://jornal.exemplo.com.br/tres')).toMatchObject({
      body: { title: 'Chegou', domain: 'novo.exemplo.com.br', url: 'http://jornal.exemplo.com.br/tres' },
    })
    answer = hops(4)
    expect(await ask(ana, 'http://jornal.exemplo.com.br/quatro')).toMatchObject({ code: 'nf_0073' })
  })

  it('has no picture where that is none, is private or is too large', async () => {
    const ana = await somebody()
    const picture =
      (address: string, of: Answer): Answer =>
      (request, response) =>
        request.url!.startsWith('/foto')
          ? of(request, response)
          : html(`<title>a</title><meta property="og:image" content="${address}">`)(request, response)
    const svg: Answer = (_request, response) =>
      response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg xmlns="http://www.w3.org/2000/svg"/>')
    const lie: Answer = (_request, response) =>
      response.writeHead(200, { 'content-type': 'image/png' }).end('no picture')
    const cases: [string, Answer][] = [
      ['/foto.svg', svg],
      ['/foto.png', lie],
      ['http://169.254.169.254/foto', lie],
      ['file:///etc/passwd', lie],
    ]
    for (const [at, [address, of]] of cases.entries()) {
      answer = picture(address, of)
      expect(await ask(ana, `http://jornal.exemplo.com.br/${at}`), address).toMatchObject({
        body: { title: 'a', image: null },
      })
    }
    expect(dialed).not.toContain('169.254.169.254')
  })

  it('is not asked for without end', async () => {
    const ana = await somebody()
    for (let count = 0; count < LINK_PREVIEWS; count += 1)
      await test.app.platform.budgets.linkPreview.spend(ana.accountId)
    expect(await ask(ana, 'http://jornal.exemplo.com.br/')).toMatchObject({ status: 429, code: 'br_0000' })
  })

  it('is off on a closed network', async () => {
    const ana = await closed.given.student()
    expect(await ana.call(linkPreviews, 'get', { query: { url: 'http://jornal.exemplo.com.br/' } })).toMatchObject({
      code: 'nf_0073',
    })
    expect(asked).toEqual([])
  })
})

/** With a name and a password in it. */
const named = (scheme: string, rest: string) => `${scheme}${['ana', 'b'].join(':')}@${rest}`

/** Refused by how they are written: nothing is looked up and nobody is asked. */
const refused = [
  'http://localhost/', 'http://LOCALHOST./', 'http://127.0.0.1/', 'http://127.1/', 'http://2130706433/', 'http://0x7f000001/',
  'http://0177.0.0.1/', 'http://0x7f.1/', 'http://127.0.0.1./', 'http://0.0.0.0/', 'http://0/', 'http://[::1]/', 'http://[::]/',
  'http://[::ffff:127.0.0.1]/', 'http://[::ffff:7f00:1]/', 'http://[0:0:0:0:0:ffff:7f00:1]/', 'http://[64:ff9b::7f00:1]/',
  'http://[2002:7f00:1::]/', 'http://[fe80::1]/', 'http://[fd00::1]/', 'http://169.254.169.254/latest/meta-data/',
  'http://10.0.0.1/', 'http://172.16.0.1/', 'http://192.168.1.1/', 'http://100.64.0.1/', 'http://198.18.0.1/', 'http://①②⑦.⓪.⓪.①/',
  'http://127。0。0。1/', 'http://jornal.exemplo.com.br:8080/', 'http://jornal.exemplo.com.br:22/', 'https://jornal.exemplo.com.br:80/',
  named('http://', 'jornal.exemplo.com.br/'), 'http://jornal.exemplo.com.br@127.0.0.1/', 'http://metadata.google.internal/',
  'http://impressora.local/', 'http://intranet/', 'file:///etc/passwd', 'gopher://127.0.0.1:6379/_x', 'ftp://exemplo.com.br/',
  'javascript:alert(1)', 'data:text/html,oi', '//jornal.exemplo.com.br/', 'jornal.exemplo.com.br', 'http://', 'http:///x',
] // oxfmt-ignore

describe('an attack', () => {
  it.each(refused)('by the address %s is refused', async (url) => {
    expect(await ask(await somebody(), url)).toMatchObject({ status: 400, code: 'ii_0021', body: { field: 'url' } })
    expect([asked, dialed]).toEqual([[], []])
  })

  /** A name leads there. */
  it.each([
    ['127.0.0.1'], ['10.0.0.7'], ['169.254.169.254'], ['::1'], ['::ffff:127.0.0.1'], ['fd00::1'], ['0.0.0.0'],
    [publicNumber, '127.0.0.1'], ['2606:4700::1111', '::1'], [],
  ])('by a name that leads to %s %s reaches nobody', async (...numbers) => {
    names.set('isca.exemplo.com.br', numbers.filter((each) => each !== undefined))
    expect(await ask(await somebody(), 'http://isca.exemplo.com.br/')).toMatchObject({ status: 404, code: 'nf_0073' })
    expect([asked, dialed]).toEqual([[], []])
  }) // oxfmt-ignore

  it('by a name that answers otherwise the second time connects to what was judged', async () => {
    let times = 0
    const { resolve } = network
    network.resolve = () => Promise.resolve((times += 1) === 1 ? [publicNumber] : ['127.0.0.1'])
    expect(await ask(await somebody(), 'http://isca.exemplo.com.br/')).toMatchObject({ ok: true })
    network.resolve = resolve
    expect([times, dialed]).toEqual([1, [publicNumber]])
  })

  it.each([
    'http://127.0.0.1/', 'http://[::1]/', 'http://169.254.169.254/latest/', 'http://localhost/', 'http://isca.exemplo.com.br/',
    'http://jornal.exemplo.com.br:6379/', 'file:///etc/passwd', 'http://0x7f.1/', '//127.0.0.1/', named('http://', 'jornal.exemplo.com.br/'),
  ])('by a redirect to %s goes no further', async (location) => {
    names.set('isca.exemplo.com.br', ['192.168.0.1'])
    answer = redirect(location)
    expect(await ask(await somebody(), 'http://jornal.exemplo.com.br/')).toMatchObject({ status: 404, code: 'nf_0073' })
    expect([asked, dialed]).toEqual([['jornal.exemplo.com.br/'], [publicNumber]])
  }) // oxfmt-ignore

  const page = { 'content-type': 'text/html' }
  const bodies: Record<string, Answer> = {
    'that says it is huge': html('<title>a</title>', { 'content-length': String(10 ** 9) }),
    'without an end': (_request, response) => {
      response.writeHead(200, page)
      const more = () => response.write('<title>a</title>'.repeat(4_096)) && setImmediate(more)
      response.on('drain', more)
      more()
    },
    'that comes slowly': (_request, response) => {
      response.writeHead(200, page)
      const drip = setInterval(() => response.write('<'), 100)
      response.on('close', () => clearInterval(drip))
    },
    'that never begins': () => {},
    'that is packed': html('<title>a</title>', { 'content-encoding': 'gzip' }),
    'that is no page': (_request, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
    'that is of no type': (_request, response) => response.writeHead(200).end('<title>a</title>'),
    'that redirects to itself': redirect('http://jornal.exemplo.com.br/'),
    'that is cut off': (_request, response) => {
      response.writeHead(200, { ...page, 'content-length': '1000' }).write('<title>a</title>')
      setTimeout(() => response.destroy(), 20)
    },
    'that says nothing': html('<p>oi</p>'),
  }
  it.each(Object.entries(bodies))('by a body %s ends within its time', async (_name, of) => {
    answer = of
    const began = performance.now()
    expect(await ask(await somebody(), 'http://jornal.exemplo.com.br/')).toMatchObject({ status: 404, code: 'nf_0073' })
    expect(performance.now() - began).toBeLessThan(8_000)
  })

  it('by a name that is never resolved ends within its time', async () => {
    isNeverResolved = true
    const began = performance.now()
    expect(await ask(await somebody(), 'http://jornal.exemplo.com.br/')).toMatchObject({ code: 'nf_0073' })
    expect(performance.now() - began).toBeLessThan(8_000)
  })
})
