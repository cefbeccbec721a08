import { Outlet, useRouterState } from '@tanstack/react-router'
import { useCurrentAccount } from '../lib/current-account.ts'
import { Sections } from '../ui/shell/Sections.tsx'
import type { PlaceSection } from './my-account/sections.ts'
import { routerLink } from './router-link.tsx'

interface PlaceFrameProps<Key extends string> {
  label: string
  sections: readonly PlaceSection<Key>[]
  words: (key: Key) => string
}

/** A place of several pages (my account, the desk): the list of those for this role, and the page. */
export function PlaceFrame<Key extends string>({ label, sections, words }: PlaceFrameProps<Key>) {
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const { data: current } = useCurrentAccount()
  const role = current?.account.role
  const shown = sections.filter(({ roles }) => roles === undefined || (role && roles.includes(role)))
  return (
    <Sections
      label={label}
      renderLink={routerLink}
      sections={shown.map(({ href, icon, labelKey }) => ({
        href,
        icon,
        label: words(labelKey),
        active: href === activeHref(shown, pathname),
      }))}
    >
      <Outlet />
    </Sections>
  )
}

/** The longest that fits: /my-account/help/x belongs to help, not to the overview. */
function activeHref(sections: readonly PlaceSection[], pathname: string): string | undefined {
  return sections
    .map(({ href }) => href)
    .filter((href) => pathname === href || pathname.startsWith(`${href}/`))
    .toSorted((a, b) => b.length - a.length)[0]
}
