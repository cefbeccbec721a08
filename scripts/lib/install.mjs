import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { withPrepareLock } from './prepare-lock.mjs'
import { step } from './progress.mjs'
import { run } from './run.mjs'
import { platformPackages } from './runtime.mjs'
import { startError } from './start-error.mjs'

/** Installs the packages of the lockfile unless exactly those are there already. */
export async function ensureInstalled(root) {
  if (isInstalled(root)) return
  await withPrepareLock(root, async () => {
    if (!isInstalled(root)) await step('Installing packages', () => install(root))
  })
}

function isInstalled(root) {
  const lockfile = readText(join(root, 'package-lock.json'))
  if (lockfile === null) throw startError(`The file package-lock.json is missing in ${root}.`)
  const { packages } = JSON.parse(lockfile)
  if (!hasPlatformPackages(root, packages)) return false
  const stamp = stampOf(lockfile)
  if (readText(stampPath(root)) === stamp) return true
  if (!matchesInstalledList(root, packages)) return false
  writeStamp(root, stamp)
  return true
}

async function install(root) {
  const npm = npmCommand()
  // A NODE_ENV of production would leave out vite, which builds the client.
  const { NODE_ENV: _, ...env } = process.env
  const args = ['ci', '--ignore-scripts', '--include=dev', '--include=optional', '--no-audit', '--no-fund']
  // Asked to end, npm takes back what it has installed, for up to a minute; the next start begins anew in any case.
  const options = { cwd: root, env, endBy: 'SIGKILL' }
  const result = await run(npm.file, [...npm.args, ...args], options).catch((error) => {
    throw startError(`The packages could not be installed: npm did not start (${error.message}).`, error)
  })
  if (result.code !== 0) {
    throw startError(`The packages could not be installed: ${npmReason(result.output)}`)
  }
  const lockfile = readFileSync(join(root, 'package-lock.json'), 'utf8')
  writeStamp(root, stampOf(lockfile))
}

/** npm keeps a list of what it has installed; one made by a plain `npm ci` is as good as ours. */
function matchesInstalledList(root, wanted) {
  const list = readText(join(root, 'node_modules', '.package-lock.json'))
  if (list === null) return false
  const { packages: installed } = JSON.parse(list)
  const same = (path) =>
    installed[path].version === wanted[path]?.version && installed[path].integrity === wanted[path]?.integrity
  const present = (path) => path in installed || wanted[path].optional || !path.includes('node_modules/')
  const onDisk = (path) => existsSync(join(root, path, 'package.json'))
  return (
    Object.keys(wanted).every(present) &&
    Object.keys(installed).every((path) => installed[path].link || (same(path) && onDisk(path)))
  )
}

function hasPlatformPackages(root, wanted) {
  return platformPackages()
    .map((name) => `node_modules/${name}`)
    .every((path) => !(path in wanted) || existsSync(join(root, path, 'package.json')))
}

/** The npm that runs us, by the Node that runs it: the bundled one is about to be replaced. */
function npmCommand() {
  const { npm_execpath: given, npm_node_execpath: givenNode } = process.env
  if (given?.endsWith('npm-cli.js') && existsSync(given)) {
    return { file: givenNode && existsSync(givenNode) ? givenNode : process.execPath, args: [given] }
  }
  const folder = dirname(process.execPath)
  const beside = [
    join(folder, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ].find((path) => existsSync(path))
  return beside ? { file: process.execPath, args: [beside] } : { file: 'npm', args: [] }
}

function npmReason(output) {
  const lines = output
    .split('\n')
    .filter((line) => /^npm (error|ERR!)/.test(line))
    .map((line) => line.replace(/^npm (error|ERR!)\s*/, '').trim())
    .filter((line) => line && !line.startsWith('A complete log'))
  return (lines.slice(0, 4).join('; ') || output.split('\n').at(-1)) ?? 'npm gave no reason'
}

function stampPath(root) {
  return join(root, 'node_modules', '.trilha-stamp')
}

function stampOf(lockfile) {
  return createHash('sha256').update(`${process.platform}-${process.arch}\n${lockfile}`).digest('hex')
}

function writeStamp(root, stamp) {
  try {
    writeFileSync(stampPath(root), stamp)
  } catch {
    // Packages that only another user may write are complete all the same.
  }
}

function readText(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
