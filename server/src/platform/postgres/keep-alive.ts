import { openPostmaster, type Postmaster, type PostmasterOptions } from './postmaster.ts'
import { isAlive } from './processes.ts'

const lookEvery = 250

/**
 * A database server that dies under us, killed by hand or for want of memory, is started again at the same
 * address: the pool reconnects, and people see a short wait instead of a dead school.
 */
export function keepAlive(first: Postmaster, options: PostmasterOptions): { end(): Promise<Postmaster> } {
  let current = first
  let reviving: Promise<void> | undefined

  async function revive(): Promise<void> {
    options.log('The database server ended by itself: starting it again.')
    try {
      current = await openPostmaster({ ...options, port: first.port })
    } catch (error) {
      options.log(`It could not be started: ${(error as Error).message}`)
    } finally {
      reviving = undefined
    }
  }

  const timer = setInterval(() => {
    if (!reviving && !isAlive(current.pid)) reviving = revive()
  }, lookEvery)
  timer.unref()

  return {
    async end() {
      clearInterval(timer)
      await reviving
      return current
    },
  }
}
