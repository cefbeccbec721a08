#!/usr/bin/env node
// What a first visit of /login downloads, from the built manifest; fails over budget or when zod came along.
import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { closure, sentences, startEntries } from './bundle-closure.mjs'

const dist = new URL('../web/dist/', import.meta.url)
const kilobyte = 1024
const budgets = { js: 170 * kilobyte, css: 30 * kilobyte }

if (!existsSync(new URL('.vite/manifest.json', dist))) {
  console.error('web/dist is not built: run vite build web')
  process.exit(1)
}
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'))
const keys = [
  ...startEntries('pt-br'),
  'src/identity/auth/LoginPage.tsx',
  ...sentences('pt-br', ['auth', 'shell', 'ui']),
]
const files = [...closure(manifest, keys), 'boot.js']

/** @param {string} file */
function read(file) {
  return readFileSync(new URL(file, dist))
}

const totals = { js: 0, css: 0 }
for (const file of files) {
  const kind = file.endsWith('.js') ? 'js' : file.endsWith('.css') ? 'css' : undefined
  if (!kind) continue
  const size = gzipSync(read(file), { level: 9 }).length
  totals[kind] += size
  console.log(`${(size / kilobyte).toFixed(1).padStart(8)} KB  ${file}`)
}

let failed = false
for (const kind of /** @type {const} */ (['js', 'css'])) {
  const over = totals[kind] > budgets[kind]
  failed ||= over
  console.log(
    `${kind}: ${(totals[kind] / kilobyte).toFixed(1)} of ${budgets[kind] / kilobyte} KB gzip${over ? ': over budget' : ''}`,
  )
}
if (files.some((file) => file.endsWith('.js') && read(file).includes('._zod'))) {
  failed = true
  console.log('zod is part of what /login downloads')
}
process.exit(failed ? 1 : 0)
