import { Readable } from 'node:stream'
import { UPLOAD_TYPES } from '@trilha/contract/constants'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ByteRange } from '../../platform/files/files.ts'
import type { Platform } from '../../platform/http/context.ts'
import { fail } from '../../platform/http/failure.ts'
import { isId } from '../../platform/http/page.ts'
import { checkAddress, filesPath, readPlace } from './files.address.ts'
import * as repo from './files.repo.ts'
import { isShown, storedName } from './files.rules.ts'
import { readRange } from './ranges.ts'

interface Asked {
  Params: { id: string; name: string }
  Querystring: { until?: unknown; signature?: unknown; at?: unknown }
}

/** Beside the calls: a browser opens these by itself, without a header, so the address carries the permission. */
export function serveFiles(app: FastifyInstance, platform: Platform): void {
  app.route<Asked>({
    method: ['GET', 'HEAD'],
    url: `${filesPath}/:id/:name`,
    handler: (request, reply) => sendFile(platform, request, reply),
  })
}

async function sendFile(
  platform: Platform,
  request: FastifyRequest<Asked>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  void reply.header('cache-control', 'no-store')
  const file = await findFile(platform, request)
  const etag = `"${file.id}"`
  setHeaders(reply, file, etag)
  const secondsLeft = Math.max(0, Number(request.query.until) - Math.floor(platform.now().getTime() / 1000))
  // The content under an id never changes.
  void reply.header('cache-control', `private, max-age=${secondsLeft}, immutable`)
  if (request.headers['if-none-match']?.split(/\s*,\s*/).some((tag) => tag === etag || tag === '*')) {
    return reply.code(304).send()
  }
  const isSame = request.headers['if-range'] === undefined || request.headers['if-range'] === etag
  const range = isSame ? readRange(request.headers.range, file.size) : undefined
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${file.size}`).header('content-length', '0').send()
  }
  return sendPart(platform, request, reply, { file, range })
}

async function findFile(platform: Platform, { params, query }: FastifyRequest<Asked>): Promise<repo.FileRow> {
  const { until, signature } = query
  if (typeof until !== 'string' || typeof signature !== 'string' || !isId(params.id)) throw fail('nf_0058')
  const place = readPlace(query.at)
  const check = checkAddress(platform, { fileId: params.id, until, signature, place })
  // Only whoever once had the address learns that its time is over.
  if (check === 'over') throw fail('br_0027', { status: 410 })
  const file = check === 'good' ? await repo.findOpen(platform.db, params.id, place) : undefined
  if (!file) throw fail('nf_0058')
  return file
}

function setHeaders(reply: FastifyReply, { name, extension }: repo.FileRow, etag: string): void {
  const type = UPLOAD_TYPES[extension]
  void reply
    .header('content-type', type.startsWith('text/') ? `${type}; charset=utf-8` : type)
    .header('content-disposition', dispositionOf(name, isShown(extension)))
    .header('content-security-policy', policyOf(type))
    .header('accept-ranges', 'bytes')
    .header('etag', etag)
}

/** Nothing in it may run or load anything; the browsers’ own viewers of PDF do not open in a sandbox. */
function policyOf(type: string): string {
  return type === 'application/pdf'
    ? "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'"
    : "default-src 'none'; sandbox; frame-ancestors 'none'"
}

/** RFC 6266: plain letters for old programs, the name as it is for the others. */
function dispositionOf(name: string, isInline: boolean): string {
  const plain =
    name
      .normalize('NFKD')
      .replaceAll(/[^\w.() -]/g, '')
      .trim() || 'arquivo'
  return `${isInline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encodeRfc5987(name)}`
}

function encodeRfc5987(text: string): string {
  return encodeURIComponent(text).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

async function sendPart(
  { files }: Platform,
  request: FastifyRequest<Asked>,
  reply: FastifyReply,
  { file, range }: { file: repo.FileRow; range: ByteRange | undefined },
): Promise<FastifyReply> {
  const length = range ? range.last - range.first + 1 : file.size
  if (range) void reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${file.size}`)
  void reply.header('content-length', String(length))
  if (request.method === 'HEAD') return reply.send()
  const opened = await files.open('uploads', storedName(file), range)
  if (!opened) throw lost(reply)
  return reply.send(Readable.from(opened.content))
}

/** A row without its file: a defect, or a disk that was not put back. */
function lost(reply: FastifyReply) {
  for (const name of ['content-length', 'content-range', 'content-disposition', 'etag']) reply.removeHeader(name)
  void reply.header('cache-control', 'no-store')
  return fail('nf_0058')
}
