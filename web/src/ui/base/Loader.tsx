import styles from './Loader.module.css'

/** A turning arc. Decorative: the words beside it say what is going on. */
export function Loader({ size = 20 }: { size?: number }) {
  return (
    <svg
      className={styles['loader']}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M12 3a9 9 0 1 0 9 9" />
    </svg>
  )
}
