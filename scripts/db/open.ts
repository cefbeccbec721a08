import type { Config } from '../../server/src/platform/config.ts'
import { startEmbeddedPostgres } from '../../server/src/platform/postgres/embedded.ts'
import { isStartError } from '../../server/src/platform/start-error.ts'

/** A server that runs on our own database holds its lock, and is named instead of being robbed. */
export async function open(config: Config): Promise<{ url: string; stop: () => Promise<void> }> {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: async () => undefined }
  return startEmbeddedPostgres({ dataDir: config.dataDir, log: say })
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** What was refused is one sentence; anything else is a fault, with its trace. */
export function runScript(main: (args: string[]) => Promise<void>): void {
  main(process.argv.slice(2)).catch((error: unknown) => {
    process.stderr.write(isStartError(error) ? `${error.message}\n` : `${(error as Error).stack ?? String(error)}\n`)
    process.exitCode = 1
  })
}
