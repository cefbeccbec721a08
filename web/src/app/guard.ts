import { paths } from './paths.ts'
import { sameSitePath } from './same-site.ts'

export interface Visit {
  /** The matched route's path with its parameters unfilled; undefined where there is none. */
  template: string | undefined
  /** Its route says so: nothing else opens a page (decision G2). */
  isPublic: boolean
  isSignedIn: boolean
  /** Path, search and hash that were asked for. */
  href: string
  /** Of the login page's own address. */
  next: string | undefined
}

export type Verdict = { kind: 'pass' } | { kind: 'login'; next: string | undefined } | { kind: 'away'; to: string }

const pass: Verdict = { kind: 'pass' }

export function judge({ template, isPublic, isSignedIn, href, next }: Visit): Verdict {
  if (template === paths.login && isSignedIn) return { kind: 'away', to: nextPage(next) }
  if (isSignedIn || isPublic || template === undefined) return pass
  const asked = sameSitePath(href)
  return { kind: 'login', next: asked === paths.root || asked === paths.dashboard ? undefined : asked }
}

/** Where a person goes after sign-in: back to what was asked for, if it is ours. */
export function nextPage(next: string | undefined): string {
  const path = sameSitePath(next)
  return path === undefined || path === paths.root || path.startsWith(paths.login) ? paths.dashboard : path
}
