#!/usr/bin/env node
// What the build makes people download beside the first visit, which is measured where it can be seen whole, in the
// browser (e2e/first-visit.spec.ts).
import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { closure } from './bundle-closure.mjs'

const dist = new URL('../web/dist/', import.meta.url)
const kilobyte = 1024

if (!existsSync(new URL('sw.js', dist))) {
  console.error('web/dist is not built: run vite build web')
  process.exit(1)
}

/** What the service worker fetches to keep, once somebody has signed in: a shell, not the whole app. */
const worker = readFileSync(new URL('sw.js', dist), 'utf8')
const kept = Array.from(worker.matchAll(/\{url:"([^"]+)",revision:/g), ([, file]) => file)
const bytes = kept.reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length, 0)
if (!kept.includes('index.html')) throw new Error('the service worker keeps no page')

/** A page cut into a hundred small files arrives six at a time (web/build/layers.ts). */
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'))
const pages = Object.keys(manifest).filter((key) => manifest[key].isDynamicEntry && key.endsWith('.tsx'))
const scripts = pages.map((page) => ({
  page,
  count: [...closure(manifest, [page])].filter((file) => file.endsWith('.js')).length,
}))
const most = scripts.reduce((a, b) => (b.count > a.count ? b : a))

const bounds = [
  { what: 'files kept for a day without network', is: kept.length, atMost: 40 },
  { what: 'KB gzip of them', is: Math.ceil(bytes / kilobyte), atMost: 500 },
  { what: `scripts of one page (${most.page})`, is: most.count, atMost: 20 },
]
for (const { what, is, atMost } of bounds) console.log(`${is} of at most ${atMost} ${what}`)
process.exit(bounds.every(({ is, atMost }) => is <= atMost) ? 0 : 1)
