import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { Metrics } from '../metrics.ts'
import type { Gate } from './gate.ts'
import type { SecurityHeaders } from './headers.ts'
import { isCall } from './call-path.ts'
import type { Lane, laneMatcher } from './lanes.ts'
import { bodyOf, isBodiless, receiveBody } from './received-body.ts'
import { createRefusals } from './refusals.ts'

/** A password takes a core for 15 ms: sign-ins queue apart, so that a flood of them leaves the other calls alone. */
export type Gates = Readonly<Record<Lane, Gate>>

export type LaneOf = ReturnType<typeof laneMatcher>

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** A body of ours is a form or a few fields; a phone on a bad line sends it within this time. */
const bodyLimits = { most: 256 * 1024, longest: 8_000 }

interface Timeouts {
  connectionTimeout: number
  keepAliveTimeout: number
  /** From the first byte to the last, however slowly they come. */
  requestTimeout: number
  /** Likewise to the last of the head, and of a body that is no upload. */
  headersTimeout: number
  bodyTimeout: number
  /** How often late ones are looked for. */
  connectionsCheckingInterval: number
}

interface GatedServerOptions {
  gates: Gates
  metrics: Metrics
  timeouts: Timeouts
  laneOf: LaneOf
  headers: SecurityHeaders
  /** Whether an address is that of the channel, where alone a connection may become something else. */
  isSocket?: (url: string) => boolean
}

/**
 * The HTTP server under Fastify. Calls wait, and are refused, right here: routing and hooks cost as much as a
 * good part of an answer, and under overload that time belongs to those who got in. Pages and health pass.
 */
export function createGatedServer(
  handle: RequestListener,
  { gates, metrics, timeouts, laneOf, headers, isSocket }: GatedServerOptions,
): Server {
  const { connectionTimeout, bodyTimeout, ...nodeTimeouts } = timeouts
  const { turnAway, refuseExpectation } = createRefusals(headers)
  const serverOptions = {
    ...nodeTimeouts,
    requireHostHeader: false,
    // Elsewhere a wish for another protocol is passed over, as the standard has it, and answered in this one.
    shouldUpgradeCallback: ({ url = '' }: IncomingMessage) => isSocket?.(url) ?? false,
  }
  const server = createServer(serverOptions, (request, response) => {
    // A method that nobody here knows is answered as one that no call has: 405 where there is a call, else 404.
    if (!knownMethods.has(request.method ?? '')) request.method = 'PUT'
    const { url } = request
    const enter = (gate: Gate) => {
      const giveUp = gate.enter((isAdmitted) => {
        if (!isAdmitted) {
          metrics.shed()
          return turnAway(request, response)
        }
        // `close` comes once, whether the answer was finished or the client went away.
        response.once('close', gate.leave)
        handle(request, response)
      })
      if (giveUp) response.once('close', giveUp)
    }
    if (!isCall(url)) {
      cutOff(request, bodyTimeout)
      return handle(request, response)
    }
    const lane = laneOf(url, undefined)
    // Read by the call itself, once it knows who sends it.
    if (lane === 'upload') return enter(gates.upload)
    cutOff(request, bodyTimeout)
    // Only a sign-in may turn out to be a refresh.
    receiveBody(request, bodyLimits, () => enter(gates[lane === 'signIn' ? laneOf(url, bodyOf(request)) : lane]))
  })
  server.on('checkExpectation', refuseExpectation)
  server.setTimeout(connectionTimeout)
  return server
}

/** Whoever is still sending a body after so long. */
function cutOff(request: IncomingMessage, after: number): void {
  if (isBodiless(request)) return
  const timer = setTimeout(() => request.destroy(), after)
  request.once('close', () => clearTimeout(timer))
}
