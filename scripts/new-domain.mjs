// npm run new:domain <area> <name>: writes a domain that compiles and passes its test, and registers it.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { namesOf } from './domain/names.mjs'
import { registrations, samplesOf } from './domain/registrations.mjs'
import { filesOf } from './domain/templates.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { findNode } from './lib/runtime.mjs'
import { isStartError } from './lib/start-error.mjs'
import { projectRoot } from './lib/start.mjs'

try {
  await ensureInstalled(projectRoot)
  create(namesOf(process.argv[2], process.argv[3], now()))
} catch (error) {
  console.error(isStartError(error) ? error.message : error)
  process.exitCode = 1
}

function create(names) {
  const files = filesOf(names)
  const taken = Object.keys(files).find((path) => existsSync(join(projectRoot, path)))
  if (taken) throw Object.assign(new Error(`${taken} exists: nothing was written.`), { name: 'StartError' })
  // Every list is changed in memory first, so that a failure leaves nothing half written.
  const changed = Object.fromEntries(
    Object.entries(registrations(names)).map(([path, change]) => [
      path,
      change(readFileSync(join(projectRoot, path), 'utf8')),
    ]),
  )
  for (const [path, text] of Object.entries({ ...files, ...changed })) {
    mkdirSync(dirname(join(projectRoot, path)), { recursive: true })
    writeFileSync(join(projectRoot, path), text)
    console.log(`${path in files ? 'new    ' : 'changed'} ${path}`)
  }
  runNode(join('node_modules', 'oxfmt', 'bin', 'oxfmt'), Object.keys({ ...files, ...changed }))
  runNode(join('scripts', 'gen.ts'), [])
  console.log(
    `\nNext: "A new page" in CONTRIBUTING.md for ${names.pascal}Page. Until a route loads it, the gate dead-code names it.`,
  )
  if (names.gate && names.gate !== 'purchases')
    console.log(
      `Its sample in ${samplesOf(names.area)} must open the gate ${names.gate} for a student, as mayBuy does.`,
    )
}

function runNode(script, args) {
  const { status } = spawnSync(findNode(projectRoot), [script, ...args], { cwd: projectRoot, stdio: 'inherit' })
  if (status !== 0) throw new Error(`${script} failed`)
}

/** 20261115T0200, as migrations are named. */
function now() {
  return new Date().toISOString().slice(0, 16).replaceAll(/[-:]/g, '')
}
