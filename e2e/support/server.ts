import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnServer } from '../../server/src/testing/drills/spawn-server.ts'

/** The real server with the demo school, for all tests together; ended when they are through. */
export default async function startServer(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'trilha-e2e-'))
  // Run as root, the database has a user of its own: shut out, it would settle elsewhere and be left behind.
  await chmod(dataDir, 0o755)
  const server = await spawnServer({ PORT: '0', DATA_DIR: dataDir, DEMO: 'on' })
  // Workers start later and inherit it; support/test.ts reads it.
  process.env['TRILHA_ADDRESS'] = server.address
  return async () => {
    await server.stop()
    const log = new URL('../../test-results/server.log', import.meta.url)
    await mkdir(new URL('.', log), { recursive: true })
    await writeFile(log, server.output())
    await rm(dataDir, { recursive: true, force: true })
  }
}
