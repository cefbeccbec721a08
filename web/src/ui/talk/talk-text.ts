import type { Mention } from '@trilha/contract/community/post-shapes'

export type TextPart =
  | { kind: 'text'; text: string }
  | { kind: 'mention'; text: string; id: string }
  | { kind: 'link'; text: string; href: string }

/** Without the sign that ends a sentence around it. */
const address = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]}'…]/g

/** What a text is made of: words, people whom it names, and addresses. The longest name that fits is the one meant. */
export function partsOf(text: string, mentions: readonly Mention[]): TextPart[] {
  const found = [...findMentions(text, mentions), ...findLinks(text)].toSorted((a, b) => a.from - b.from)
  const parts: TextPart[] = []
  let at = 0
  for (const { from, to, part } of found) {
    if (from < at) continue
    if (from > at) parts.push({ kind: 'text', text: text.slice(at, from) })
    parts.push(part)
    at = to
  }
  if (at < text.length) parts.push({ kind: 'text', text: text.slice(at) })
  return parts
}

interface FoundPart {
  from: number
  to: number
  part: TextPart
}

function findMentions(text: string, mentions: readonly Mention[]): FoundPart[] {
  const longestFirst = mentions.toSorted((a, b) => b.name.length - a.name.length)
  const taken = new Set<number>()
  return longestFirst.flatMap(({ id, name }) => {
    const words = `@${name}`
    const places: FoundPart[] = []
    for (let from = text.indexOf(words); from >= 0; from = text.indexOf(words, from + words.length)) {
      if (taken.has(from)) continue
      taken.add(from)
      places.push({ from, to: from + words.length, part: { kind: 'mention', text: words, id } })
    }
    return places
  })
}

function findLinks(text: string): FoundPart[] {
  return [...text.matchAll(address)].map(({ 0: href, index }) => ({
    from: index,
    to: index + href.length,
    part: { kind: 'link', text: href, href },
  }))
}

/** The first address of a text, as it is written there. */
export function firstLink(text: string): string | undefined {
  return text.match(address)?.[0]
}

/** What somebody is writing after a sign, right before the caret: `@bi` is `bi`, nothing is undefined. */
export function mentionAt(text: string, caret: number): { from: number; search: string } | undefined {
  const before = text.slice(0, caret)
  const from = before.lastIndexOf('@')
  if (from < 0) return undefined
  const search = before.slice(from + 1)
  const startsWord = from === 0 || /[\s(]/.test(before[from - 1]!)
  const isName = /^[\p{L}\p{M}\p{N}._'-]*( [\p{L}\p{M}\p{N}._'-]*){0,2}$/u.test(search) && search.length <= 40
  return startsWord && isName ? { from, search } : undefined
}

/** The name in its place, and where the caret goes on. */
export function withMention(
  text: string,
  { from, caret, name }: { from: number; caret: number; name: string },
): { text: string; caret: number } {
  const written = `@${name} `
  const rest = text.slice(caret).replace(/^ /, '')
  return { text: text.slice(0, from) + written + rest, caret: from + written.length }
}

/** Those whom the text still names. */
export function stillNamed(text: string, mentions: readonly Mention[]): Mention[] {
  return mentions.filter(({ name }) => text.includes(`@${name}`))
}

/** Words behind a number sign, once each, as a post's tags. */
export function tagsOf(text: string, most: number): string[] {
  const words = [...text.matchAll(/(?:^|\s)#([\p{L}\p{N}_]{1,40})(?![\p{L}\p{N}_])/gu)].map((match) => match[1]!)
  return [...new Set(words)].slice(0, most)
}
