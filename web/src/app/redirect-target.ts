import { linkTarget, type LinkTarget } from '../ui/pieces/link-target.ts'
import { paths } from './paths.ts'
import { sameSitePath } from './same-site.ts'

export type RedirectTarget =
  /** Of this site: gone to at once. */
  | { kind: 'inside'; path: string }
  /** Of another: never gone to without a person's word. */
  | { kind: 'outside'; target: Extract<LinkTarget, { kind: 'external' }> }
  | { kind: 'refused' }

const refused: RedirectTarget = { kind: 'refused' }

const prefix = paths.redirect.slice(0, paths.redirect.indexOf('{'))

/** Where an address below /redirect/to/ leads. */
export function redirectOf(href: string, origin: string): RedirectTarget {
  return href.startsWith(prefix) ? redirectTarget(href.slice(prefix.length), origin) : refused
}

/** What follows /redirect/to/, as it stands in the address bar, leads where? */
export function redirectTarget(raw: string, origin: string): RedirectTarget {
  const text = decode(raw)
  if (text === undefined) return refused
  // Both "dashboard" and "/dashboard" are written: the first is a path of ours without its slash.
  const path = sameSitePath(/^[\w-]+(?:[/?#]|$)/.test(text) ? `/${text}` : text)
  // A redirect to a redirect would unpack its target once more, each time.
  if (path !== undefined) return path.startsWith('/redirect/') ? refused : { kind: 'inside', path }
  const target = linkTarget(text, origin)
  return target.kind === 'external' ? { kind: 'outside', target } : refused
}

function decode(raw: string): string | undefined {
  try {
    return decodeURIComponent(raw)
  } catch {
    return undefined
  }
}
