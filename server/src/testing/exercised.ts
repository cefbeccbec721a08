import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'

/** Set by `npm test`, which compares what stands there in the end with what the contract declares. */
const folder = process.env['EXERCISED_DIR']
const noted = new Set<string>()

/** Remembers which call really gave which code; a line of the log tells both. */
export function noteRefusal(line: string): void {
  if (folder === undefined || !line.includes('"codes":[')) return
  const { req, route, codes } = JSON.parse(line) as { req: { method: string }; route: string; codes: string[] }
  for (const code of codes) {
    const refusal = `${req.method} ${route} ${code}`
    if (noted.has(refusal)) continue
    noted.add(refusal)
    mkdirSync(folder, { recursive: true })
    appendFileSync(join(folder, `${process.pid}-${threadId}.txt`), `${refusal}\n`)
  }
}
