import { openApi } from '@trilha/contract/openapi'
import type { Domain } from '@trilha/contract/call'
import type { FastifyInstance } from 'fastify'
import { apiPrefix } from './call-path.ts'

interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  responses: Record<string, { description: string }>
}

/** The API for machines at /api/openapi.json, and for people at /api/docs: one page, no script. */
export function serveReference(app: FastifyInstance, domains: Record<string, Domain>): void {
  let made: { json: string; html: string } | undefined
  // Made when first asked for: it would be half of every start.
  const reference = () => (made ??= make(domains))
  app.get(`${apiPrefix}/openapi.json`, (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(reference().json),
  )
  app.get(`${apiPrefix}/docs`, (_request, reply) => reply.type('text/html; charset=utf-8').send(reference().html))
}

function make(domains: Record<string, Domain>): { json: string; html: string } {
  const document = openApi(domains)
  return {
    json: JSON.stringify(document),
    html: page(document['paths'] as Record<string, Record<string, Operation>>),
  }
}

function page(paths: Record<string, Record<string, Operation>>): string {
  const sections = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => section(method, path, operation)),
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Trilha API</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:56rem;margin:2rem auto;padding:0 1rem;color:#12231b;background:#f3f6ef}h2{font-size:1.05rem;margin:0}code{font:600 .95rem ui-monospace,monospace}section{background:#fff;border:1px solid #dbe2d6;border-radius:14px;padding:1rem;margin:1rem 0}dt{font-weight:650;margin-top:.4rem}dd{margin:0}p{margin:.4rem 0}</style></head>
<body><main><h1>Trilha API</h1><p>${sections.length} calls. Machine-readable: <a href="${apiPrefix}/openapi.json">openapi.json</a>.</p>${sections.join('')}</main></body></html>`
}

function section(method: string, path: string, { operationId, summary, description, responses }: Operation): string {
  const answers = Object.entries(responses).map(
    ([status, answer]) => `<dt>${status}</dt><dd>${escape(answer.description)}</dd>`,
  )
  return `<section id="${escape(operationId)}"><h2><code>${method.toUpperCase()} ${escape(path)}</code></h2><p>${escape(summary)}. ${escape(description)}</p><dl>${answers.join('')}</dl></section>`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
