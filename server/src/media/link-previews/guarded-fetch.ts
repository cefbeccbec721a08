import { request as requestPlain, type IncomingMessage } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP } from 'node:net'
import type { Network } from '../../platform/network.ts'
import { hostOf, isPublicAddress, readLink } from './addresses.rules.ts'

/** For a page and all that leads to it. */
const longestMilliseconds = 2_000
const mostBytes = 512 * 1024
const mostHops = 3

export interface Fetched {
  url: URL
  type: string
  charset: string | undefined
  body: Buffer
}

/** Why nothing came back; for the log, never for who asked: they must not learn what stands in a private network. */
export class NotFetched extends Error {
  override name = 'NotFetched'
}

/**
 * Reads a page of the internet. Every hop is judged anew: its address, every number that its name has, and the one that
 * is connected to is the one that was judged, so that a name that changes its answer gains nothing. Time, size and
 * hops end it.
 */
export async function fetchGuarded(
  network: Network,
  link: URL,
  { accepts, within = longestMilliseconds }: { accepts: RegExp; within?: number },
): Promise<Fetched> {
  const signal = AbortSignal.timeout(within)
  let url = link
  for (let hop = 0; hop <= mostHops; hop += 1) {
    const response = await ask(network, url, signal)
    const next = locationOf(response, url)
    if (next === undefined) return { url, ...(await read(response, { accepts, signal })) }
    response.destroy()
    url = next
  }
  throw new NotFetched('too many redirects')
}

function locationOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | undefined {
  if (![301, 302, 303, 307, 308].includes(statusCode)) return undefined
  const { location } = headers
  const next =
    location !== undefined && URL.canParse(location, from) ? readLink(new URL(location, from).href) : undefined
  if (!next) throw new NotFetched('a redirect to nowhere on the internet')
  return next
}

async function findAddress(network: Network, url: URL, signal: AbortSignal): Promise<string> {
  const host = hostOf(url)
  const addresses = isIP(host) === 0 ? await orEnd(network.resolve(host), signal) : [host]
  // One that is not public is enough: nobody of the internet has such a name by accident.
  if (addresses.length === 0 || !addresses.every(isPublicAddress)) throw new NotFetched('not of the internet')
  return addresses[0]!
}

async function ask(network: Network, url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  const address = await findAddress(network, url, signal)
  const isSecure = url.protocol === 'https:'
  const { host, port } = network.dial(address, isSecure ? 443 : 80)
  return new Promise((resolve, reject) => {
    const request = (isSecure ? requestSecure : requestPlain)({
      host,
      port,
      path: `${url.pathname}${url.search}`,
      servername: isIP(hostOf(url)) === 0 ? hostOf(url) : undefined,
      // A number, so nothing is looked up again; a connection of its own, so none is borrowed.
      agent: false,
      signal,
      headers: {
        host: url.host,
        accept: 'text/html,image/*;q=0.8',
        // As it is: what is packed may be larger than it says.
        'accept-encoding': 'identity',
        'user-agent': 'TrilhaLinkPreview/1',
      },
    })
    request.on('response', resolve)
    request.on('error', (error) => reject(new NotFetched(error.message)))
    request.end()
  })
}

async function read(
  response: IncomingMessage,
  { accepts, signal }: { accepts: RegExp; signal: AbortSignal },
): Promise<Omit<Fetched, 'url'>> {
  const { type, charset } = typeOf(response)
  const size = Number(response.headers['content-length'] ?? 0)
  try {
    if (response.statusCode !== 200) throw new NotFetched(`answered ${response.statusCode}`)
    if (!accepts.test(type)) throw new NotFetched(`is ${type || 'of no type'}`)
    if ((response.headers['content-encoding'] ?? 'identity') !== 'identity') throw new NotFetched('is packed')
    if (size > mostBytes) throw new NotFetched('is too large')
    return { type, charset, body: await orEnd(collect(response), signal) }
  } finally {
    response.destroy()
  }
}

function typeOf({ headers }: IncomingMessage): Pick<Fetched, 'type' | 'charset'> {
  const header = headers['content-type'] ?? ''
  return { type: header.split(';', 1)[0]!.trim().toLowerCase(), charset: /charset="?([\w-]+)/i.exec(header)?.[1] }
}

async function collect(response: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length
    if (size > mostBytes) throw new NotFetched('is too large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Whatever the work waits for, it does not wait longer than the signal. */
function orEnd<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = () => reject(new NotFetched('took too long'))
    if (signal.aborted) end()
    signal.addEventListener('abort', end, { once: true })
    work
      .then(resolve, (error: unknown) => reject(error instanceof NotFetched ? error : new NotFetched(String(error))))
      .finally(() => signal.removeEventListener('abort', end))
  })
}
