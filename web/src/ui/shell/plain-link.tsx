import type { ShellLinkProps } from './shell-types.ts'

/** For pages outside the router, and until one is given. */
export function plainLink({ children, ...props }: ShellLinkProps) {
  return <a {...props}>{children}</a>
}
