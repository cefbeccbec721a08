import { existsSync } from 'node:fs'
import { step } from '../../lib/progress.mjs'
import { run } from '../../lib/run.mjs'
import { startError } from '../../lib/start-error.mjs'

const places = [
  // The same without a window's own pages: the walk through all screens takes a third less.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const packages = ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']
const byHand = `apt-get update && apt-get ${packages.join(' ')}`

/** The Chromium to test with; installs the system's own where that needs nobody's password. */
export async function findChromium(given = process.env.CHROMIUM_PATH) {
  if (given) {
    if (existsSync(given)) return given
    throw startError(`CHROMIUM_PATH names ${given}, and there is nothing.`)
  }
  const found = installed()
  if (found) return found
  const prefix = await rootCommand()
  if (!prefix) throw startError(missing('it may not be installed from here'))
  await step('Installing Chromium', () => install(prefix))
  const fresh = installed()
  if (!fresh) throw startError(missing('the package did not bring it'))
  return fresh
}

function installed() {
  return places.find((path) => existsSync(path))
}

/** How to act as root without being asked anything: as it is, by sudo, or not at all. */
async function rootCommand() {
  if (!existsSync('/usr/bin/apt-get')) return null
  if (process.getuid?.() === 0) return []
  const sudo = await run('sudo', ['-n', 'true']).catch(() => null)
  return sudo?.code === 0 ? ['sudo', '-n'] : null
}

async function install(prefix) {
  for (const args of [['update'], packages]) {
    const [file, ...rest] = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args]
    const { code, output } = await run(file, rest)
    if (code !== 0) throw startError(missing(output.split('\n').slice(-3).join(' ')))
  }
}

function missing(reason) {
  return `The browser tests need Chromium (${reason}). Run as root: ${byHand} - or name another with CHROMIUM_PATH.`
}
