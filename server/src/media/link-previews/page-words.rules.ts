/** What a page says of itself, in the words that pages use for it; texts alone, without any sign of the page's own code. */
export interface PageWords {
  title: string
  description: string | null
  image: string | null
  imageAlt: string | null
}

const longestTitle = 200
const longestDescription = 400

export function readPage(body: Uint8Array, charset: string | undefined): PageWords {
  const { metas, title } = readHead(decode(body, charset))
  const first = (...names: string[]) =>
    names.map((name) => metas.get(name)).find((text) => text !== undefined && text !== '')
  return {
    title: cut(first('og:title', 'twitter:title') ?? title, longestTitle),
    description: orNull(cut(first('og:description', 'twitter:description', 'description') ?? '', longestDescription)),
    image: orNull(first('og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image') ?? ''),
    imageAlt: orNull(cut(first('og:image:alt', 'twitter:image:alt') ?? '', longestTitle)),
  }
}

interface Head {
  /** The first of each name counts. */
  metas: Map<string, string>
  title: string
}

/** No tag of use is longer; whoever writes longer ones wants to be waited for. */
const longestTag = 4_000
const tagName = /\/?[a-z]+/iy

/**
 * Only what stands before the content: what a page quotes says nothing about it. One way through, from tag to tag, so
 * that a page cannot make it long.
 */
function readHead(html: string): Head {
  const head: Head = { metas: new Map(), title: '' }
  const small = html.toLowerCase()
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at)) {
    const next = readTag(html, small, { at, head })
    if (next === undefined) break
    at = next
  }
  return head
}

/** Where to go on; undefined where the head ends. */
function readTag(html: string, small: string, { at, head }: { at: number; head: Head }): number | undefined {
  if (small.startsWith('<!--', at)) return after(small, '-->', at + 4)
  tagName.lastIndex = at + 1
  const name = tagName.exec(small)?.[0]
  if (name === 'body' || name === '/head') return undefined
  if (name === 'script' || name === 'style' || name === 'noscript') return after(small, `</${name}`, at)
  if (name !== 'meta' && name !== 'title') return at + 1
  const end = html.slice(at, at + longestTag).indexOf('>')
  if (end === -1) return at + longestTag
  if (name === 'meta') keepMeta(head, html.slice(at + 5, at + end))
  if (name !== 'title') return at + end
  // All that follows is its title where it has no end.
  const close = small.indexOf('</title', at + end)
  if (close === -1) return undefined
  if (head.title === '') head.title = clean(html.slice(at + end + 1, close))
  return close + 1
}

function after(text: string, end: string, from: number): number | undefined {
  const at = text.indexOf(end, from)
  return at === -1 ? undefined : at + end.length
}

function keepMeta({ metas }: Head, inside: string): void {
  const attributes = readAttributes(inside)
  const name = (attributes.get('property') ?? attributes.get('name'))?.toLowerCase()
  const content = attributes.get('content')
  if (name !== undefined && content !== undefined && !metas.has(name)) metas.set(name, clean(content))
}

function decode(body: Uint8Array, charset: string | undefined): string {
  const start = Buffer.from(body.subarray(0, 2_048)).toString('latin1')
  const said = charset ?? /<meta\b[^>]*charset=["']?([\w-]+)/i.exec(start)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(said).decode(body)
  } catch {
    return new TextDecoder().decode(body)
  }
}

function readAttributes(inside: string): Map<string, string> {
  const found = inside.matchAll(/([^\s"'=<>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g)
  return new Map([...found].map(([, name = '', a, b, c]) => [name.toLowerCase(), a ?? b ?? c ?? '']))
}

const named: Readonly<Record<string, string>> = { amp: '&', apos: "'", gt: '>', lt: '<', nbsp: ' ', quot: '"' }

/** As it would be read: one line, no control characters, nothing that turns the direction of what follows. */
function clean(text: string): string {
  return text
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) =>
      name === undefined
        ? fromCode(decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal))
        : (named[name] ?? whole),
    )
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .trim()
}

function fromCode(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

function cut(text: string, most: number): string {
  const signs = Array.from(text)
  return signs.length <= most
    ? text
    : `${signs
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}

function orNull(text: string): string | null {
  return text === '' ? null : text
}
