import { BlockList, isIP } from 'node:net'

/** Ranges that are nobody's on the internet: this machine, its networks, and what is kept for other uses. */
const closed = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(net, prefix, 'ipv4')

/** Of the newer kind one part alone is in use on the internet; in it, tunnels that lead to the older kind, and examples. */
const open6 = new BlockList()
open6.addSubnet('2000::', 3, 'ipv6')
const closed6 = new BlockList()
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed6.addSubnet(net, prefix, 'ipv6')

/** Whether an address is somebody's on the internet. What is no address is not. */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address)
  if (kind === 4) return !closed.check(address, 'ipv4')
  return kind === 6 && open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6')
}

/** Names that stand for machines nearby. */
const nearby = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|private|home\.arpa)$/

/**
 * An address that may be asked for: http or https on its usual port, at a name of the internet or at a public number,
 * without a name and password in it. Judged as the browser reads it, so that 0x7f.1 and 127.0.0.1 are one. Where it
 * leads is judged again when the name is resolved.
 */
export function readLink(text: string): URL | undefined {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  if (url.port !== '' || url.username !== '' || url.password !== '') return undefined
  const host = hostOf(url)
  if (isIP(host) !== 0) return isPublicAddress(host) ? withoutPlace(url) : undefined
  const name = host.replace(/\.$/, '')
  return name.includes('.') && !nearby.test(name) ? withoutPlace(url) : undefined
}

/** The host as a resolver takes it: without the brackets of a number of the newer kind. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '')
}

/** What stands behind # is never sent. */
function withoutPlace(url: URL): URL {
  url.hash = ''
  return url
}
