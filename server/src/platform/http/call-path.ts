export const apiPrefix = '/api'

/** Of a part of a path: an address may carry an email or a token. */
export const longestParam = 300

/** A call, not a page whose name begins alike; however it is spelled, since the router decodes what it is given. */
export function isCall(url: string | undefined): url is string {
  if (url === undefined) return false
  return url.startsWith(`${apiPrefix}/`) || plainPath(url).startsWith(`${apiPrefix}/`)
}

/** As the router reads it. */
export function plainPath(url: string): string {
  const path = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, '').split(/[?#]/, 1)[0]!
  return decoded(path)
    .replaceAll('\\', '/')
    .replaceAll(/\/{2,}/g, '/')
    .toLowerCase()
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
