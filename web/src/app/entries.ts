import type { Role } from '@trilha/contract/constants/people'
import { IconHome, IconPig, IconUsersGroup } from '@tabler/icons-react'
import type { ShellEntry } from '../ui/shell/shell-types.ts'
import { paths } from './paths.ts'

/** Pages that exist, in the order of the sidebar; the screens that follow add their line. */
const common: readonly ShellEntry[] = [
  { id: 'home', labelKey: 'entry.home', icon: IconHome, href: paths.dashboard, group: 1, places: ['side', 'tabs'] },
  { id: 'bank', labelKey: 'entry.bank', icon: IconPig, href: paths.edubank, group: 2, places: ['side', 'tabs'] },
]

const guardian: readonly ShellEntry[] = [
  {
    id: 'family',
    labelKey: 'entry.family',
    icon: IconUsersGroup,
    href: paths.family,
    group: 1,
    places: ['side', 'tabs'],
  },
]

/** Each role's own ways; none until it is known who is here, so that no entry comes and goes. */
export function entriesOf(role: Role | undefined): readonly ShellEntry[] {
  if (role === undefined) return []
  return role === 'PARENT' ? guardian : common
}
