import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx'
import { LazyRichText } from '../../ui/pieces/LazyRichText.tsx'
import type { WholeEbook } from './book-path.ts'
import styles from './Reader.module.css'
import { swipeOf } from './spread.ts'

interface SpreadProps {
  pages: WholeEbook['pages']
  pictures: WholeEbook['pictures']
  columns: 1 | 2
  onTurn: (by: 1 | -1) => void
}

/** What lies open. The turning leaf is a picture laid over it and says nothing: the words are there at once. */
export function Spread({ pages, pictures, columns, onTurn }: SpreadProps) {
  const { t } = useTranslation('shelves')
  const from = useRef<{ x: number; y: number }>(undefined)
  const first = pages[0]?.number ?? 1
  const turn = useTurn(first)
  return (
    <div
      className={styles['spread']}
      data-columns={columns}
      data-turn={turn}
      onTouchStart={({ target, touches }) => {
        const touch = touches[0]
        // A wide table is moved by the finger itself.
        const isOwn = (target as Element).closest('[tabindex="0"]') !== null
        from.current = touch && !isOwn ? { x: touch.clientX, y: touch.clientY } : undefined
      }}
      onTouchEnd={({ changedTouches }) => {
        const touch = changedTouches[0]
        const by = from.current && touch && swipeOf(from.current, { x: touch.clientX, y: touch.clientY })
        from.current = undefined
        if (by) onTurn(by)
      }}
    >
      {pages.map(({ number, text }) => (
        <section key={number} className={styles['paper']}>
          <h2>
            <VisuallyHidden>{t('reader.page', { page: number })}</VisuallyHidden>
          </h2>
          <LazyRichText text={text} pictures={pictures} headings={3} />
          <span className={styles['number']} aria-hidden="true">
            {number}
          </span>
        </section>
      ))}
      {turn && <i key={first} className={styles['leaf']} aria-hidden="true" />}
    </div>
  )
}

/** Which way the last page was turned; none before the first turn. */
function useTurn(first: number): 'next' | 'before' | undefined {
  const [kept, setKept] = useState<{ first: number; turn?: 'next' | 'before' }>({ first })
  if (kept.first === first) return kept.turn
  const next = { first, turn: first > kept.first ? ('next' as const) : ('before' as const) }
  setKept(next)
  return next.turn
}
