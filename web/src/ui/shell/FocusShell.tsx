import { IconArrowLeft } from '@tabler/icons-react'
import { InMain } from '../../lib/in-main.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../base/cx.ts'
import { iconButtonClass } from '../base/IconButton.tsx'
import styles from './FocusShell.module.css'
import { plainLink } from './plain-link.tsx'
import type { RenderLink } from './shell-types.ts'
import { SkipLink } from './SkipLink.tsx'

export interface FocusShellProps {
  backHref: string
  /** Where it leads: "Voltar para a trilha". */
  backLabel?: string | undefined
  renderLink?: RenderLink | undefined
  title?: ReactNode
  /** The small line above the title. */
  overline?: ReactNode
  /** From 700 px on: dashes, the saved mark. Phones have no room for them here. */
  progress?: ReactNode
  /** At the right end, in every size: one icon button or two. */
  end?: ReactNode
  notice?: ReactNode
  /** Without a plate behind the bar, for stages of their own colour. */
  bare?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** Player, quiz, chest and an open chat on phones: no tabs, one way back. The title is the page's h1. */
export function FocusShell({
  backHref,
  backLabel,
  renderLink = plainLink,
  title,
  overline,
  progress,
  end,
  notice,
  bare = false,
  className,
  children,
}: FocusShellProps) {
  const { t } = useTranslation('ui')
  return (
    <>
      <SkipLink />
      <div className={cx(styles['page'], bare && styles['bare'], className)}>
        <header className={styles['top']}>
          {renderLink({
            href: backHref,
            className: iconButtonClass(bare ? 'deep' : 'plain'),
            'aria-label': backLabel ?? t('back'),
            children: <IconArrowLeft size={24} stroke={1.9} aria-hidden="true" />,
          })}
          <div className={styles['words']}>
            {overline && <small>{overline}</small>}
            {title && <h1 className={styles['title']}>{title}</h1>}
          </div>
          {progress && <div className={styles['progress']}>{progress}</div>}
          {end}
        </header>
        {notice}
        <main id="main" tabIndex={-1} className={styles['main']}>
          <InMain value>{children}</InMain>
        </main>
      </div>
    </>
  )
}
