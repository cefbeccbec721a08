import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('../../main.ts', import.meta.url))

export interface SpawnedServer {
  address: string
  process: ChildProcess
  /** Everything it printed. */
  output(): string
  /** SIGKILL: no chance to say goodbye. */
  kill(): Promise<void>
  stop(): Promise<number | null>
}

/** The real server, as a process of its own. */
export async function spawnServer(environment: Record<string, string>): Promise<SpawnedServer> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, [script], {
    env: { PATH, NODE_COMPILE_CACHE, HOST: '127.0.0.1', LOG_LEVEL: 'warn', DEMO: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const address = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      text += chunk.toString()
      const ready = /Trilha is ready: (\S+)/.exec(text)
      if (ready) resolve(ready[1]!)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${text}`)))
  })
  const ended = once(child, 'exit')
  return {
    address,
    process: child,
    output: () => text,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    async stop() {
      child.kill('SIGTERM')
      const [code] = (await ended) as [number | null]
      return code
    },
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
