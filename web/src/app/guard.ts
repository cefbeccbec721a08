import { paths } from './paths.ts'
import { sameSitePath } from './same-site.ts'

/**
 * Paths that are never guarded (product §2), beside the pages marked public (decision G2). Matched against
 * the route's own words, never against what stands in its place: /map/nsr is the map called "nsr".
 */
const openPaths = {
  segments: ['nsr'],
  paths: ['/login', '/login/redirect-app', '/signin-oidc', '/signout-callback-oidc'],
  /** The partner sign-in path; the documents do not show it. */
  patterns: [/^\/\$partner\/signin$/],
} as const

export interface Visit {
  /** The matched route's path with its parameters unfilled; undefined where there is none. */
  template: string | undefined
  /** The page is marked public. */
  isPublic: boolean
  isSignedIn: boolean
  /** Path, search and hash that were asked for. */
  href: string
  /** Of the login page's own address. */
  next: string | undefined
}

export type Verdict = { kind: 'pass' } | { kind: 'login'; next: string | undefined } | { kind: 'away'; to: string }

const pass: Verdict = { kind: 'pass' }

export function isOpen(template: string | undefined, isPublic: boolean): boolean {
  if (template === undefined || isPublic) return true
  if (template.split('/').some((segment) => openPaths.segments.some((open) => open === segment))) return true
  return (
    openPaths.paths.some((open) => open === template) || openPaths.patterns.some((pattern) => pattern.test(template))
  )
}

export function judge({ template, isPublic, isSignedIn, href, next }: Visit): Verdict {
  if (template === paths.login && isSignedIn) return { kind: 'away', to: nextPage(next) }
  if (isSignedIn || isOpen(template, isPublic)) return pass
  const asked = sameSitePath(href)
  return { kind: 'login', next: asked === paths.root || asked === paths.dashboard ? undefined : asked }
}

/** Where a person goes after sign-in: back to what was asked for, if it is ours. */
export function nextPage(next: string | undefined): string {
  const path = sameSitePath(next)
  return path === undefined || path === paths.root || path.startsWith(paths.login) ? paths.dashboard : path
}
