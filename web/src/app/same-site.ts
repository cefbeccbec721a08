/** Anything a browser drops or reads as a slash: an address with one in it is not what it looks like. */
// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const disguise = /[\u0000-\u0020\u007F-\u00A0\u2028\u2029\\]/

/** Judged against a name that nobody can own, so that only a path of this site comes out of it unchanged. */
const nowhere = 'https://same-site.invalid'

/**
 * The path of this site that a text names, or undefined. Only what starts with one slash counts, and only
 * as the parser reads it: `//evil`, `/\evil`, `/.//evil` and the like all lead away.
 */
export function sameSitePath(text: string | undefined): string | undefined {
  if (text === undefined || !text.startsWith('/') || disguise.test(text)) return undefined
  if (!URL.canParse(text, nowhere)) return undefined
  const { origin, pathname, search, hash } = new URL(text, nowhere)
  // Dots that fold away can leave a second slash at the start, which a later reader takes for a host.
  if (origin !== nowhere || pathname.startsWith('//')) return undefined
  // A server or proxy that decodes once more must not find one either.
  if (/^\/(?:%2f|%5c)/i.test(pathname)) return undefined
  return pathname + search + hash
}
