import { once } from 'node:events'
import { connect } from 'node:net'

export interface Received {
  status: number
  retryAfter: string | undefined
}

export interface Connection {
  send(request: string): Promise<Received>
  close(): void
}

/**
 * A keep-alive connection that does no more than it must: the generator shares the machine with what it
 * measures, and Node's own HTTP client would take most of a core.
 */
export async function openConnection(address: string): Promise<Connection> {
  const { hostname, port } = new URL(address)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  await once(socket, 'connect')
  let settle: { resolve(received: Received): void; reject(error: Error): void } | undefined
  let buffered = ''

  socket.setEncoding('latin1')
  socket.on('data', (chunk: string) => {
    buffered += chunk
    const received = readAnswer(buffered)
    if (!received || !settle) return
    buffered = ''
    const { resolve } = settle
    settle = undefined
    resolve(received)
  })
  const lost = (error: Error) => settle?.reject(error)
  socket.on('error', lost)
  socket.on('close', () => lost(Object.assign(new Error('connection closed'), { code: 'ECONNRESET' })))

  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        settle = { resolve, reject }
        socket.write(request, 'latin1')
      }),
    close: () => socket.destroy(),
  }
}

/** Undefined until the whole answer is there. Every answer of ours says its length. */
function readAnswer(text: string): Received | undefined {
  const end = text.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const head = text.slice(0, end)
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
  if (text.length < end + 4 + length) return undefined
  return { status: Number(head.slice(9, 12)), retryAfter: /\r\nretry-after: (\d+)/i.exec(head)?.[1] }
}

export function requestText(
  address: string,
  { method, path, headers }: { method: string; path: string; headers: Record<string, string> },
): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\nhost: ${new URL(address).host}\r\n${lines.join('')}\r\n`
}
