import type { Role } from '@trilha/contract/constants/people'
import { IconUserCircle } from '@tabler/icons-react'
import type { Section } from '../../ui/shell/Sections.tsx'
import { paths } from '../paths.ts'

export interface PlaceSection extends Pick<Section, 'href' | 'icon'> {
  /** Key in the place's own sentences. */
  labelKey: string
  /** Left out: for everybody. */
  roles?: readonly Role[]
}

/** Pages under /my-account, in the order of their list. */
export const accountSections: readonly PlaceSection[] = [
  { href: paths.myAccountProfile, icon: IconUserCircle, labelKey: 'sections.profile' },
]
