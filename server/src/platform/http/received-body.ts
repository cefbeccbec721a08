import type { IncomingMessage } from 'node:http'

/** What arrived: the bytes, or why they did not. */
export type ReceivedBody = Buffer | 'tooLarge' | 'late'

const bodies = new WeakMap<IncomingMessage, ReceivedBody>()

/** Of a request that was received; undefined where it has no body. */
export function bodyOf(request: IncomingMessage): ReceivedBody | undefined {
  return bodies.get(request)
}

export function isBodiless({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length'] ?? 0) === 0 && headers['transfer-encoding'] === undefined
}

/**
 * Waits until all of a body is here, then goes on; never for a client that left meanwhile. A request takes a place at
 * the gate only after this: who sends one byte and falls silent holds nothing but a socket.
 */
export function receiveBody(
  request: IncomingMessage,
  { most, longest }: { most: number; longest: number },
  goOn: () => void,
): void {
  if (isBodiless(request)) return goOn()
  const announced = Number(request.headers['content-length'] ?? 0)
  const chunks: Buffer[] = []
  let size = 0
  const timer = setTimeout(() => end('late'), longest)

  function end(body: ReceivedBody | 'gone'): void {
    clearTimeout(timer)
    request.off('data', take).off('end', finish).off('close', leave)
    if (body === 'gone') return
    // What is still to come of it is of no use.
    if (typeof body === 'string') request.resume()
    bodies.set(request, body)
    goOn()
  }
  function take(chunk: Buffer): void {
    size += chunk.length
    if (size > most) end('tooLarge')
    else chunks.push(chunk)
  }
  const finish = () => end(Buffer.concat(chunks))
  const leave = () => end('gone')

  if (announced > most) return end('tooLarge')
  request.on('data', take).on('end', finish).on('close', leave)
}
