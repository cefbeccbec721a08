import styles from './Link.module.css'

/** A quiet text link in the primary colour, 44 px tall to the finger: `<Link className={linkClass()}>Ver todas</Link>`. */
export function linkClass(): string {
  return styles['link'] ?? ''
}
