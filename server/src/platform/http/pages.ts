import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { fail } from './failure.ts'
import { isCall, longestParam } from './call-path.ts'

/** The client's files. Any other path is a page of the client, which knows its own not-found page. */
export async function servePages(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    cacheControl: false,
    // The build writes .br and .gz beside each file.
    preCompressed: true,
    setHeaders(response, path) {
      // Built files carry their content's hash in the name; everything else is asked for again.
      response.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler(request, reply) {
      if (isCall(request.url) && hasLongPart(request.url)) throw fail('br_0000', { status: 414 })
      if (isCall(request.url) || !isPage(request.url, request.headers.accept)) return reply.callNotFound()
      return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').sendFile('index.html')
    },
  })
}

/** The router refuses it for a call, and then finds this page, which takes any address. */
function hasLongPart(url: string): boolean {
  return url
    .split('?', 1)[0]!
    .split('/')
    .some((part) => part.length > longestParam)
}

/** A missing file must not be answered with a page; anything else is one, whoever asks. */
function isPage(url: string, accept: string | undefined): boolean {
  if (accept?.includes('text/html')) return true
  const looksLikeFile = /\.[a-z0-9]{2,12}$/i.test(url.split('?', 1)[0]!)
  return !looksLikeFile && (accept === undefined || accept.includes('*/*'))
}
