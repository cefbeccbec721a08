import type { ParseKeys } from 'i18next'
import type { ComponentType, ReactNode } from 'react'

/** A way to a page. The app lists only pages that exist and that this person may open. */
export interface ShellEntry {
  id: string
  labelKey: ParseKeys<'shell'>
  /** Shorter words for the rail and the tab bar. */
  shortKey?: ParseKeys<'shell'> | undefined
  icon: ComponentType<{ size?: number | string; stroke?: number | string; 'aria-hidden'?: boolean | 'true' | 'false' }>
  href: string
  active?: boolean | undefined
  /** Entries of the same group stand together; a line parts the groups. */
  group?: number | undefined
  /** Unread messages from people, the only number that the menu may show. */
  badge?: number | undefined
  /** Sidebar and rail (`side`), the bar at the bottom of a phone (`tabs`, five at most), or both. Default: side. */
  places?: readonly ('side' | 'tabs')[] | undefined
}

export interface ShellLinkProps {
  href: string
  className?: string | undefined
  'aria-current'?: 'page' | undefined
  'aria-label'?: string | undefined
  /** Marks the place where the XP animation lands. */
  'data-pill'?: string | undefined
  children: ReactNode
}

/** How the app draws a link, so that the shell does not know the router. */
export type RenderLink = (props: ShellLinkProps) => ReactNode

export interface ShellPerson {
  name: string
  /** Class and school: "7º B · Escola Vale do Ipê". */
  detail: string
  /** 40 px, decorative: the name stands beside it. */
  avatar: ReactNode
}

export interface ShellBalances {
  /** `null` when it could not be fetched. */
  educoins: number | null
  xp: number | null
  /** In place of the XP for a moment: a new level. */
  xpNotice?: string | undefined
  href: string
}
