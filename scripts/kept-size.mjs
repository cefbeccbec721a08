#!/usr/bin/env node
// What the service worker fetches to keep, once somebody has signed in: it must stay a shell, not become the whole app.
// What a first visit downloads is measured where it can be seen whole, in the browser (e2e/first-visit.spec.ts).
import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const dist = new URL('../web/dist/', import.meta.url)
const kilobyte = 1024
const bounds = { files: 180, bytes: 500 * kilobyte }

if (!existsSync(new URL('sw.js', dist))) {
  console.error('web/dist is not built: run vite build web')
  process.exit(1)
}
const worker = readFileSync(new URL('sw.js', dist), 'utf8')
const files = Array.from(worker.matchAll(/\{url:"([^"]+)",revision:/g), ([, file]) => file)
const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length, 0)
console.log(`${files.length} of at most ${bounds.files} files`)
console.log(`${Math.ceil(bytes / kilobyte)} of at most ${bounds.bytes / kilobyte} KB gzip`)
const isShell = files.includes('index.html') && files.length <= bounds.files && bytes <= bounds.bytes
process.exit(isShell ? 0 : 1)
