import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { apiPrefix } from './mount.ts'

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
  app.get('/*', (request, reply) => {
    // A missing file must not be answered with a page: only who asks for a page gets one.
    const wantsPage = request.headers.accept?.includes('text/html') ?? false
    if (request.url.startsWith(`${apiPrefix}/`) || !wantsPage) return reply.callNotFound()
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').sendFile('index.html')
  })
}
