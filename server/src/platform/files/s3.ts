import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, openAsBlob } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { AwsClient } from 'aws4fetch'
import { checkName, type FileKind, type Files } from './files.ts'
import type { Spool } from './spool.ts'

export interface S3Options {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

/** Longer than a file of ours takes within a data centre. */
const longestRequest = 60_000

/** The same files in a bucket of an S3-compatible store, addressed by path as every such store understands. */
export function openS3Files(options: S3Options, spool: Spool): Files {
  const client = new AwsClient({
    accessKeyId: options.accessKeyId,
    secretAccessKey: options.secretAccessKey,
    region: options.region,
    service: 's3',
    retries: 3,
  })
  const bucket = `${options.endpoint.replace(/\/$/, '')}/${options.bucket}`

  function addressOf(kind: FileKind, name: string): string {
    checkName(name)
    return `${bucket}/${kind}/${name}`
  }

  async function ask(address: string, init: RequestInit = {}): Promise<Response> {
    const answer = await client.fetch(address, { ...init, signal: AbortSignal.timeout(longestRequest) })
    if (answer.ok || answer.status === 404) return answer
    throw new Error(`the file store answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`)
  }

  return {
    // The store wants to know size and hash before the first byte, so the content is laid down here first.
    write: (kind, name, content) =>
      spool.with(async (path) => {
        await pipeline(content, createWriteStream(path, { mode: 0o600 }))
        const body = await openAsBlob(path)
        const answer = await ask(addressOf(kind, name), {
          method: 'PUT',
          body,
          headers: { 'x-amz-content-sha256': await hashOf(path), 'content-type': 'application/octet-stream' },
        })
        if (!answer.ok) throw new Error('the file store has no such bucket')
        return body.size
      }),
    async open(kind, name, range) {
      const headers: Record<string, string> = range ? { range: `bytes=${range.first}-${range.last}` } : {}
      const answer = await ask(addressOf(kind, name), { headers })
      if (!answer.ok || !answer.body) return undefined
      return { size: sizeOf(answer), content: answer.body }
    },
    async remove(kind, name) {
      await ask(addressOf(kind, name), { method: 'DELETE' })
    },
    async list(kind) {
      const found: { name: string; changedAt: Date }[] = []
      let next: string | undefined
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: `${kind}/` })
        if (next) query.set('continuation-token', next)
        const page = await (await ask(`${bucket}?${query}`)).text()
        found.push(...entriesOf(page, kind))
        next = textOf(page, 'NextContinuationToken')
      } while (next)
      return found
    },
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

function sizeOf({ headers }: Response): number {
  const whole = headers.get('content-range')?.split('/')[1]
  return Number(whole ?? headers.get('content-length'))
}

/** Names are ours and plain: nothing in them is written otherwise in XML. */
function entriesOf(page: string, kind: FileKind): { name: string; changedAt: Date }[] {
  return [...page.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, entry = '']) => {
    const key = textOf(entry, 'Key')
    const changed = textOf(entry, 'LastModified')
    return key && changed ? [{ name: key.slice(kind.length + 1), changedAt: new Date(changed) }] : []
  })
}

/** A token may hold signs that XML writes otherwise. */
function textOf(xml: string, tag: string): string | undefined {
  const text = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1]
  return text?.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}
