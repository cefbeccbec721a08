import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One bucket in memory that speaks S3 as far as we do, and lets nobody in whose signature does not hold (SigV4). */
export interface S3Server {
  endpoint: string
  objects: Map<string, Buffer>
  close(): Promise<void>
}

export const s3Key = {
  region: 'sa-east-1',
  bucket: 'trilha-arquivos',
  accessKeyId: 'AKTEST',
  secretAccessKey: 'segredo',
}

const objectsInAPage = 3

export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    void answer(request, objects).then(({ status, headers = {}, body = '' }) => {
      response.writeHead(status, { 'content-length': Buffer.byteLength(body), ...headers }).end(body)
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

interface Reply {
  status: number
  headers?: Record<string, string>
  body?: string | Buffer
}

const refused = (code: string, status = 403): Reply => ({ status, body: `<Error><Code>${code}</Code></Error>` })

async function answer(request: IncomingMessage, objects: Map<string, Buffer>): Promise<Reply> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks)
  const url = new URL(request.url!, 'http://x')
  if (signatureOf(request, url) !== givenSignature(request)) return refused('SignatureDoesNotMatch')
  const hash = request.headers['x-amz-content-sha256']
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return refused('XAmzContentSHA256Mismatch', 400)
  const [, bucket, ...rest] = url.pathname.split('/')
  if (bucket !== s3Key.bucket) return refused('NoSuchBucket', 404)
  const key = rest.join('/')
  if (request.method === 'PUT') {
    // As AWS does: no length, no object.
    if (request.headers['content-length'] === undefined) return refused('MissingContentLength', 411)
    objects.set(key, body)
    return { status: 200 }
  }
  if (request.method === 'DELETE') {
    objects.delete(key)
    return { status: 204 }
  }
  if (key === '') return list(objects, url.searchParams)
  const object = objects.get(key)
  if (!object) return refused('NoSuchKey', 404)
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
  if (from === undefined) return { status: 200, body: object }
  const part = object.subarray(Number(from), Number(to) + 1)
  return { status: 206, headers: { 'content-range': `bytes ${from}-${to}/${object.length}` }, body: part }
}

function list(objects: ReadonlyMap<string, Buffer>, query: URLSearchParams): Reply {
  if (query.get('list-type') !== '2') return refused('NotImplemented', 501)
  const after = query.get('continuation-token')?.replace(/^<after & >/, '') ?? ''
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).toSorted()
  const page = keys.slice(0, objectsInAPage)
  const contents = page.map(
    (key) => `<Contents><Key>${key}</Key><LastModified>2026-11-15T10:00:00.000Z</LastModified></Contents>`,
  )
  const next =
    keys.length > page.length ? `<NextContinuationToken>&lt;after &amp; &gt;${page.at(-1)}</NextContinuationToken>` : ''
  return {
    status: 200,
    body: `<?xml version="1.0"?><ListBucketResult>${contents.join('\n')}${next}</ListBucketResult>`,
  }
}

const sha256 = (value: string | Buffer) => createHash('sha256').update(value).digest('hex')
const hmac = (key: string | Buffer, value: string) => createHmac('sha256', key).update(value).digest()

function givenSignature({ headers }: IncomingMessage): string {
  return /Signature=([0-9a-f]+)/.exec(headers.authorization ?? '')?.[1] ?? 'none'
}

/** AWS Signature Version 4, from the receiving side. */
function signatureOf({ method, headers }: IncomingMessage, url: URL): string {
  const [, signedHeaders = ''] = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '') ?? []
  const date = String(headers['x-amz-date'])
  const scope = `${date.slice(0, 8)}/${s3Key.region}/s3/aws4_request`
  if (!headers.authorization?.includes(`Credential=${s3Key.accessKeyId}/${scope}`)) return 'another key'
  const encode = (text: string) =>
    encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  const canonical = [
    method,
    url.pathname,
    [...url.searchParams]
      .map(([name, value]) => `${encode(name)}=${encode(value)}`)
      .toSorted()
      .join('&'),
    ...signedHeaders.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signedHeaders,
    headers['x-amz-content-sha256'],
  ].join('\n')
  const key = ['s3', 'aws4_request'].reduce<Buffer>(
    (previous, part) => hmac(previous, part),
    hmac(hmac(`AWS4${s3Key.secretAccessKey}`, date.slice(0, 8)), s3Key.region),
  )
  return hmac(key, `AWS4-HMAC-SHA256\n${date}\n${scope}\n${sha256(canonical)}`).toString('hex')
}
