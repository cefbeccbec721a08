import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatClock } from '../../../lib/format.ts'
import type { Answer } from '../../../lib/api/types.ts'
import { cx } from '../../../ui/base/cx.ts'
import { VisuallyHidden } from '../../../ui/base/VisuallyHidden.tsx'
import styles from './Transcript.module.css'
import { contentLanguage } from '../../../lib/language.ts'

type Line = Answer<'courses', 'getContent'>['transcript'][number]

interface TranscriptProps {
  lines: readonly Line[]
  second: number
  onSeek: (second: number) => void
}

/** Everything that is heard, as text; a line leads to its second. */
export function Transcript({ lines, second, onSeek }: TranscriptProps) {
  const { t } = useTranslation('courses')
  const list = useRef<HTMLOListElement>(null)
  const now = lines.findLastIndex(({ from }) => second >= from)
  useEffect(() => {
    const box = list.current
    const line = box?.children[now] as HTMLElement | undefined
    // Inside its own box: the page stays where the reader is.
    if (box && line) box.scrollTop = line.offsetTop - box.clientHeight / 3
  }, [now])
  return (
    <ol ref={list} className={styles['lines']}>
      {lines.map((line, index) => (
        <li key={line.from}>
          <button
            type="button"
            className={cx(styles['line'], index === now && styles['now'])}
            {...(index === now && { 'aria-current': 'true' as const })}
            onClick={() => onSeek(line.from)}
          >
            <time>
              <VisuallyHidden>{t('video.goTo')} </VisuallyHidden>
              {formatClock(line.from)}
            </time>
            <span lang={contentLanguage}>{line.text}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
