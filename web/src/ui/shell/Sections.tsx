import type { ComponentType, ReactNode } from 'react'
import { Card } from '../base/Card.tsx'
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
  return (
    <div className={styles['place']}>
      <Card as="div" className={styles['card']}>
        <nav aria-label={label}>
          <ul className={styles['list']}>
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
