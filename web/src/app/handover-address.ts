import { paths } from './paths.ts'

/** Pages whose addresses carry a secret, and where in them. */
const carriers: Readonly<Record<string, 'hash' | 'search'>> = {
  [paths.redirectApp]: 'hash',
  [paths.externalLogin]: 'search',
  [paths.oidcSignIn]: 'search',
  [paths.oidcSignInAlias]: 'search',
}

/** What an address hands over, and nothing for every other page. */
export function handedOver({ pathname, ...parts }: Pick<Location, 'pathname' | 'hash' | 'search'>): URLSearchParams {
  const carrier = carriers[pathname]
  return new URLSearchParams(carrier === undefined ? '' : parts[carrier].slice(1))
}
