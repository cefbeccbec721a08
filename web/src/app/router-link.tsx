import { Link } from '@tanstack/react-router'
import type { ShellLinkProps } from '../ui/shell/shell-types.ts'
import type { paths } from './paths.ts'

export function routerLink({ href, ...props }: ShellLinkProps) {
  // The shell knows addresses, not routes; all that it is given come from `paths`.
  return <Link to={href as typeof paths.dashboard} {...props} />
}
