import type { ReactNode } from 'react'
import styles from './Gallery.module.css'

interface GallerySectionProps {
  id: string
  title: string
  children: ReactNode
}

/** A group of pieces; its id is the anchor that tests and people jump to. */
export function GallerySection({ id, title, children }: GallerySectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles['section']}>
      <h2 id={`${id}-title`} className={styles['sectionTitle']}>
        <a href={`#${id}`}>{title}</a>
      </h2>
      <div className={styles['grid']}>{children}</div>
    </section>
  )
}
