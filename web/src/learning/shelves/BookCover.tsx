import { ContourLines } from '../../ui/art/ContourLines.tsx'
import { hashOf } from '../../ui/avatar/default-selection.ts'
import { cx } from '../../ui/base/cx.ts'
import { toneStyle } from '../../ui/base/tone.ts'
import { subjectTones } from '../../ui/pieces/subject-tones.ts'
import styles from './BookCover.module.css'
import type { Ebook } from './book-path.ts'

/** Contour lines, a sun and a ribbon in the colours of the subject; each book has its own. The title stands beside it. */
export function BookCover({
  book,
  className,
}: {
  book: Pick<Ebook, 'id' | 'subject'>
  className?: string | undefined
}) {
  const number = hashOf(book.id)
  const shift = number % 40
  return (
    <svg
      className={cx(styles['cover'], className)}
      style={toneStyle(`sub-${subjectTones[book.subject]}`)}
      viewBox="0 0 120 160"
      aria-hidden="true"
    >
      <rect className={styles['board']} width="120" height="160" rx="8" />
      <ContourLines
        cx={50 + shift}
        cy={44 + (number % 24)}
        start={9}
        step={13}
        count={6}
        seed={(number % 9) + 1}
        colour="var(--tone)"
        opacity={0.3}
      />
      <circle className={styles['sun']} cx={88 - shift / 2} cy={40 + (number % 16)} r="13" />
      <path
        className={styles['far']}
        d={`M8 ${118 + (number % 8)}C${34 + shift / 2} ${92 + (number % 12)} ${66 + shift / 2} 132 120 ${104 + (number % 14)}V152a8 8 0 0 1-8 8H8Z`}
      />
      <path
        className={styles['near']}
        d={`M8 ${138 + (number % 6)}C44 122 84 150 120 ${132 + (number % 8)}V152a8 8 0 0 1-8 8H8Z`}
      />
      <path className={styles['spine']} d="M8 0H12V160H8A8 8 0 0 1 0 152V8A8 8 0 0 1 8 0Z" />
      <path className={styles['ribbon']} d="M96 0h12v30l-6-6-6 6Z" />
    </svg>
  )
}
