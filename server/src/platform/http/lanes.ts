import type { Call, Domain } from '@trilha/contract/call'
import { apiPrefix, plainPath } from './call-path.ts'
import type { ReceivedBody } from './received-body.ts'

/**
 * Which queue a call waits in. `signIn`: those that ask for the client's name and not for a session, and may hash.
 * `session`: what keeps or ends a session; people who are signed in must not lose theirs because others cannot sign in.
 * `upload`: those that take a file, which may come slowly; they must not take the places of the others meanwhile.
 */
export type Lane = 'calls' | 'signIn' | 'session' | 'upload'

/** By the address, and for the token call by the grant, for which its whole body must be here. */
export function laneMatcher(domains: readonly Domain[]): (url: string, body: ReceivedBody | undefined) => Lane {
  const calls = domains.flatMap((domain) => Object.values(domain.calls))
  const signsIn = pathPattern(calls.filter(({ access }) => access.who === 'client'))
  const takesGrant = pathPattern(calls.filter(({ form }) => form))
  const endsSession = pathPattern(calls.filter(({ neverShed }) => neverShed))
  const takesFile = pathPattern(calls.filter(({ upload }) => upload))
  return (url, body) => {
    const path = url.startsWith(`${apiPrefix}/`) ? url : plainPath(url)
    if (takesFile.test(path)) return 'upload'
    if (endsSession.test(path)) return 'session'
    if (!signsIn.test(path)) return 'calls'
    return takesGrant.test(path) && isRefresh(body) ? 'session' : 'signIn'
  }
}

function pathPattern(calls: readonly Call[]): RegExp {
  const paths = calls.map(({ path }) => path.replaceAll(/:\w+/g, '[^/?]+'))
  return new RegExp(`^${apiPrefix}(?:${paths.join('|')})(?:\\?|$)`)
}

/** Longer than any of ours: whatever it says, it waits with the rest. */
const longestRefresh = 4_096

function isRefresh(body: ReceivedBody | undefined): boolean {
  if (!(body instanceof Buffer) || body.length > longestRefresh) return false
  // The parser behind the gate takes the last of several: so does this, or a password would pass for a refresh.
  return new URLSearchParams(body.toString()).getAll('grant_type').at(-1) === 'refresh_token'
}
