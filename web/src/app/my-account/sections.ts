import type { Role } from '@trilha/contract/constants/people'
import type { ParseKeys } from 'i18next'
import {
  IconBrush,
  IconDevices,
  IconFlag,
  IconLifebuoy,
  IconMail,
  IconQrcode,
  IconShieldLock,
  IconShirt,
  IconUser,
  IconUserCircle,
} from '@tabler/icons-react'
import type { Section } from '../../ui/shell/Sections.tsx'
import { pageRoles } from '../page-roles.ts'
import { paths } from '../paths.ts'

export interface PlaceSection<Key extends string = string> extends Pick<Section, 'href' | 'icon'> {
  /** Of the place's own sentences. */
  labelKey: Key
  /** Left out: for everybody. */
  roles?: readonly Role[]
}

/** Pages under /my-account, in the order of their list. */
export const accountSections: readonly PlaceSection<ParseKeys<'myAccount'>>[] = [
  { href: paths.myAccount, icon: IconUser, labelKey: 'sections.data' },
  { href: paths.myAccountProfile, icon: IconUserCircle, labelKey: 'sections.profile' },
  { href: paths.myAccountAvatar, icon: IconBrush, labelKey: 'sections.avatar' },
  { href: paths.avatarStore, icon: IconShirt, labelKey: 'sections.avatarStore' },
  {
    href: paths.parentalControl,
    icon: IconShieldLock,
    labelKey: 'sections.parentalControl',
    roles: pageRoles[paths.parentalControl],
  },
  { href: paths.qrCode, icon: IconQrcode, labelKey: 'sections.qrCode' },
  { href: paths.sessions, icon: IconDevices, labelKey: 'sections.sessions' },
  { href: paths.myInvitations, icon: IconMail, labelKey: 'sections.invitations' },
  { href: paths.myReports, icon: IconFlag, labelKey: 'sections.reports' },
  { href: paths.help, icon: IconLifebuoy, labelKey: 'sections.help' },
]
