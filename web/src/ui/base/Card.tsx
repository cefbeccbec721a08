import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Card.module.css'
import { cx } from './cx.ts'
import { HeadingProvider } from './heading-level.ts'

export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  as?: 'section' | 'article' | 'div' | 'li' | undefined
  title?: ReactNode
  titleLevel?: 2 | 3 | 4 | undefined
  /** Beside the title: a link, an icon button, a count. */
  action?: ReactNode
  /** Without padding, its content clipped to the corners: cards with a cover. */
  flush?: boolean | undefined
  /** The one deep-green stage of a screen. */
  deep?: boolean | undefined
}

export function Card({
  as = 'section',
  title,
  titleLevel = 2,
  action,
  flush,
  deep,
  className,
  children,
  ...rest
}: CardProps) {
  const titleId = useId()
  // The element changes, its props do not: all four take the same ones.
  const Element = as as 'section'
  const Title = `h${titleLevel}` as 'h2'
  const named = as === 'section' || as === 'article'
  return (
    <Element
      {...(title && named && !rest['aria-label'] && { 'aria-labelledby': titleId })}
      {...rest}
      className={cx(styles['card'], flush && styles['flush'], deep && styles['deep'], className)}
    >
      {(title || action) && (
        <header className={styles['header']}>
          {title && (
            <Title id={titleId} className={styles['title']}>
              {title}
            </Title>
          )}
          {action && <div className={styles['action']}>{action}</div>}
        </header>
      )}
      {title ? <HeadingProvider value={titleLevel === 2 ? 3 : 4}>{children}</HeadingProvider> : children}
    </Element>
  )
}
