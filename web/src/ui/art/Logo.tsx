import type { CSSProperties } from 'react'
import { cx } from '../base/cx.ts'
import styles from './Logo.module.css'
import { pictureProps } from './picture-props.ts'

interface LogoProps {
  /** Height of the mark in pixels, never under 24; the word follows it. */
  size?: number | undefined
  /** White tile and light word, for deep green surfaces. */
  inverted?: boolean | undefined
  className?: string | undefined
}

/** Mark and wordmark. The name is text, so screen readers say it once. */
export function Logo({
  size = 36,
  inverted = false,
  className,
  wordClassName,
}: LogoProps & { wordClassName?: string }) {
  return (
    <span
      className={cx(styles.logo, inverted && styles.inverted, className)}
      style={{ '--logo-size': `${size / 16}rem` } as CSSProperties}
    >
      <LogoMark inverted={inverted} className={styles.mark} />
      <span className={cx(styles.word, wordClassName)} translate="no">
        trilha
      </span>
    </span>
  )
}

/** A T whose bar is a trail flag and whose stem is the winding path. */
export function LogoMark({ size, inverted = false, label, className }: LogoProps & { label?: string }) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} className={className} {...pictureProps(label)}>
      <rect width="64" height="64" rx="20" fill={inverted ? '#FFF' : '#0B6E4F'} />
      <path d="M17 14H54L48.4 19.5L54 25H17A5.5 5.5 0 0 1 17 14Z" fill={inverted ? '#0B6E4F' : '#FFF'} />
      <path
        d="M32.5 23C32.5 33 27.5 33.5 27.5 40.5C27.5 47 36.5 46 36.5 53"
        fill="none"
        stroke={inverted ? '#E0A100' : '#FFC629'}
        strokeWidth="8.2"
        strokeLinecap="round"
      />
    </svg>
  )
}
