import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { withPrepareLock } from './prepare-lock.mjs'
import { step } from './progress.mjs'
import { run } from './run.mjs'
import { findNode } from './runtime.mjs'
import { startError } from './start-error.mjs'

const sources = ['web', 'contract', 'package-lock.json', 'tsconfig.base.json']
const notSources = new Set(['node_modules', 'dist', 'coverage', 'test-results', '.cache', '.vite'])

/** Builds the web client into web/dist unless it was built from exactly these sources; `show` tells of the progress. */
export async function ensureBuilt(root, show = step) {
  if (isBuilt(root)) return
  await withPrepareLock(root, async () => {
    if (!isBuilt(root)) await show('Building the web client', () => build(root))
  })
}

function isBuilt(root) {
  return existsSync(join(root, 'web', 'dist', 'index.html')) && readStamp(root) === sourcesDigest(root)
}

/** By content: a checkout gives files new times, and an edit may keep their size. */
function sourcesDigest(root) {
  const digest = createHash('sha256')
  for (const path of sources.flatMap((name) => filesIn(join(root, name)))) {
    const content = readFileSync(path)
    digest.update(`${relative(root, path)}\0${content.length}\0`).update(content)
  }
  return digest.digest('hex')
}

/** Built aside and swapped in when complete: a failed build leaves the last good client. */
async function build(root) {
  const stamp = sourcesDigest(root)
  const draft = join(root, '.cache', 'web-dist')
  const dist = join(root, 'web', 'dist')
  const args = [vitePath(root), 'build', '--outDir', draft, '--emptyOutDir']
  const result = await run(findNode(root), args, {
    cwd: join(root, 'web'),
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (result.code !== 0 || !existsSync(join(draft, 'index.html'))) {
    throw startError(`The web client could not be built:\n${lastLines(result.output)}`)
  }
  rmSync(stampPath(root), { force: true })
  rmSync(`${draft}.old`, { recursive: true, force: true })
  if (existsSync(dist)) renameSync(dist, `${draft}.old`)
  renameSync(draft, dist)
  rmSync(`${draft}.old`, { recursive: true, force: true })
  writeFileSync(stampPath(root), stamp)
}

function lastLines(output) {
  const lines = output.split('\n').filter((line) => !/^\s+at /.test(line))
  return lines.slice(-12).join('\n')
}

function vitePath(root) {
  const manifest = createRequire(join(root, 'web', 'package.json')).resolve('vite/package.json')
  return join(dirname(manifest), JSON.parse(readFileSync(manifest, 'utf8')).bin.vite)
}

function filesIn(path) {
  let entries
  try {
    entries = readdirSync(path, { withFileTypes: true })
  } catch {
    return existsSync(path) ? [path] : []
  }
  return entries
    .filter((entry) => !notSources.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const child = join(path, entry.name)
      if (entry.isDirectory()) return filesIn(child)
      return entry.isFile() ? [child] : []
    })
}

function stampPath(root) {
  mkdirSync(join(root, '.cache'), { recursive: true })
  return join(root, '.cache', 'web-dist.stamp')
}

function readStamp(root) {
  try {
    return readFileSync(join(root, '.cache', 'web-dist.stamp'), 'utf8')
  } catch {
    return null
  }
}
