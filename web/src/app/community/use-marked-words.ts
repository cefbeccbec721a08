import { useEffect, type RefObject } from 'react'
import { folded } from '../../lib/folded.ts'

const name = 'found-words'

/**
 * Marks the words that begin with one that was typed, as the server finds them. By ranges over the text as it stands:
 * what draws the text need not know of it, and a browser that has no such ranges shows it plain.
 */
export function useMarkedWords(ref: RefObject<HTMLElement | null>, search: string, shown: unknown): void {
  useEffect(() => {
    const typed = [...wordsIn(search)].map(([word]) => folded(word))
    if (!ref.current || typed.length === 0 || typeof Highlight === 'undefined') return
    CSS.highlights.set(name, new Highlight(...rangesIn(ref.current, typed)))
    return () => void CSS.highlights.delete(name)
  }, [ref, search, shown])
}

const wordsIn = (text: string) => text.matchAll(/[\p{L}\p{N}]+/gu)

function rangesIn(root: HTMLElement, typed: readonly string[]): Range[] {
  const ranges: Range[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // Who wrote it and what can be done with it are not what was looked for.
    if (node.parentElement?.closest('header, button')) continue
    for (const { 0: word, index } of wordsIn(node.nodeValue ?? '')) {
      if (!typed.some((start) => folded(word).startsWith(start))) continue
      const range = new Range()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      ranges.push(range)
    }
  }
  return ranges
}
