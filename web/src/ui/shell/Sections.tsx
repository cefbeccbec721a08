import { useEffect, useRef, type ComponentType, type ReactNode } from 'react'
import { Card } from '../base/Card.tsx'
import { useReducedMotion } from '../theme/preferences.ts'
import type { RenderLink } from './shell-types.ts'
import styles from './Sections.module.css'

export interface Section {
  href: string
  label: string
  icon: ComponentType<{ size?: number | string; stroke?: number | string; 'aria-hidden'?: boolean | 'true' | 'false' }>
  active: boolean
}

interface SectionsProps {
  /** Names the list for screen readers. */
  label: string
  sections: readonly Section[]
  renderLink: RenderLink
  children: ReactNode
}

/** A place of several pages: its list at the left from 1200 px on, a row that scrolls sideways below. */
export function Sections({ label, sections, renderLink, children }: SectionsProps) {
  const list = useRef<HTMLUListElement>(null)
  const behavior = useReducedMotion() ? 'instant' : 'smooth'
  const current = sections.find(({ active }) => active)?.href
  const count = sections.length
  // Where the row is wider than the screen the page that is open would stand outside of it; a longer row moves it again.
  useEffect(() => {
    if (current !== undefined && count > 0) showInRow(list.current, behavior)
  }, [current, count, behavior])
  return (
    <div className={styles['place']}>
      <Card as="div" className={styles['card']}>
        <nav aria-label={label}>
          <ul ref={list} className={styles['list']}>
            {sections.map(({ href, label: words, icon: Icon, active }) => (
              <li key={href}>
                {renderLink({
                  href,
                  className: styles['link'],
                  'aria-current': active ? 'page' : undefined,
                  children: (
                    <>
                      <Icon size={20} stroke={active ? 2.2 : 1.9} aria-hidden="true" />
                      {words}
                    </>
                  ),
                })}
              </li>
            ))}
          </ul>
        </nav>
      </Card>
      <div className={styles['page']}>{children}</div>
    </div>
  )
}

/** Sideways alone: the page itself stays where it is. */
function showInRow(row: HTMLElement | null, behavior: ScrollBehavior): void {
  const link = row?.querySelector('[aria-current=page]')
  if (!row || !link) return
  const [outer, inner] = [row.getBoundingClientRect(), link.getBoundingClientRect()]
  if (inner.left >= outer.left && inner.right <= outer.right) return
  row.scrollBy({ left: inner.left + inner.width / 2 - (outer.left + outer.width / 2), behavior })
}
