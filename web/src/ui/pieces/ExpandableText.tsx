import { EXPANDABLE_TEXT_LINES } from '@trilha/contract/constants'
import { useEffect, useId, useRef, useState } from 'react'
import type { CSSProperties, FocusEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './ExpandableText.module.css'

export interface ExpandableTextProps {
  children: ReactNode
  /** Lines shown while collapsed. */
  lines?: number
  className?: string | undefined
}

export function ExpandableText({ children, lines = EXPANDABLE_TEXT_LINES, className }: ExpandableTextProps) {
  const { t } = useTranslation('pieces')
  const id = useId()
  const text = useRef<HTMLDivElement>(null)
  const [isExpanded, setExpanded] = useState(false)
  const isOverflowing = useOverflow(text, { isExpanded, content: children, lines })

  /** A link in the hidden lines that gets the focus must be seen. */
  function revealFocus(event: FocusEvent<HTMLDivElement>): void {
    const box = event.currentTarget
    // The browser may already have scrolled the hidden line into the box.
    const end = event.target.getBoundingClientRect().bottom + box.scrollTop
    if (isExpanded || end <= box.getBoundingClientRect().bottom + 1) return
    box.scrollTop = 0
    setExpanded(true)
  }

  return (
    <div className={className}>
      <div
        ref={text}
        id={id}
        className={styles['text']}
        data-collapsed={!isExpanded || undefined}
        style={{ '--lines': lines } as CSSProperties}
        onFocus={revealFocus}
      >
        {children}
      </div>
      {(isOverflowing || isExpanded) && (
        <button
          type="button"
          className={styles['toggle']}
          aria-expanded={isExpanded}
          aria-controls={id}
          onClick={() => setExpanded(!isExpanded)}
        >
          {t(isExpanded ? 'expandable.less' : 'expandable.more')}
        </button>
      )}
    </div>
  )
}

interface Watched {
  isExpanded: boolean
  content: ReactNode
  lines: number
}

/** Whether the collapsed text hides something; measured only while it is collapsed. */
function useOverflow(text: { current: HTMLElement | null }, { isExpanded, content, lines }: Watched): boolean {
  const [isOverflowing, setOverflowing] = useState(false)

  useEffect(() => {
    const element = text.current
    if (!element || isExpanded) return
    // Half a pixel of rounding at odd zoom levels is no hidden line.
    const measure = () => setOverflowing(element.scrollHeight > element.clientHeight + 1)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // A late font changes the lines without changing the box.
    void document.fonts.ready.then(measure)
    return () => observer.disconnect()
  }, [text, isExpanded, content, lines])

  return isOverflowing
}
