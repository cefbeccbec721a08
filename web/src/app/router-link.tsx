import { Link } from '@tanstack/react-router'
import type { ShellLinkProps } from '../ui/shell/shell-types.ts'
import type { paths } from './paths.ts'

export function routerLink({ href, ...props }: ShellLinkProps) {
  // The shell knows addresses, not routes; all that it is given come from `paths`.
  // Which one is the page's is said by who lists them: the router alone would name a page and all above it.
  return <Link to={href as typeof paths.dashboard} activeOptions={{ exact: true }} {...props} />
}
