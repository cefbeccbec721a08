export type LinkTarget =
  | { kind: 'same-site'; href: string }
  | { kind: 'external'; href: string; domain: string; hasSpecialLetters: boolean }
  | { kind: 'refused' }

const refused: LinkTarget = { kind: 'refused' }

/**
 * Where a link written by a person leads, judged by the parsed address and never by its text:
 * `https://trilha.test@evil.test` leads to evil.test. Only http and https pass; a path of this
 * site must start with a slash, since `example.com` without a scheme would silently become one.
 */
export function linkTarget(url: string, origin: string): LinkTarget {
  const text = url.trim()
  if (!/^(https?:|\/)/i.test(text)) return refused
  const address = parse(text, origin)
  const home = parse(origin, origin)
  if (!address || !home || !isWeb(address)) return refused

  // Credentials in an address serve only to disguise its host.
  address.username = ''
  address.password = ''

  if (address.host === home.host) {
    address.protocol = home.protocol
    return { kind: 'same-site', href: address.href }
  }
  return {
    kind: 'external',
    href: address.href,
    domain: address.host,
    hasSpecialLetters: address.hostname.split('.').some((label) => label.startsWith('xn--')),
  }
}

/** A preview picture is shown only from this site: another's would tell it who is reading (D10). */
export function ownPicture(url: string | null | undefined, origin: string): string | undefined {
  if (!url) return undefined
  const target = linkTarget(url, origin)
  return target.kind === 'same-site' ? target.href : undefined
}

function parse(url: string, base: string): URL | undefined {
  return URL.canParse(url, base) ? new URL(url, base) : undefined
}

function isWeb(address: URL): boolean {
  return (address.protocol === 'http:' || address.protocol === 'https:') && address.hostname !== ''
}
