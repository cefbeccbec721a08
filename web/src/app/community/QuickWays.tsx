import { IconBookmark, IconPhoto, IconUsers } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Role } from '@trilha/contract/constants/people'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/base/button-class.ts'
import { mayOpen, pageRoles } from '../page-roles.ts'
import { paths } from '../paths.ts'
import styles from './community.module.css'

const ways = [
  { to: paths.photoAlbums, key: 'albums', icon: IconPhoto, roles: pageRoles[paths.photoAlbums] },
  { to: paths.friends, key: 'friends', icon: IconUsers, roles: pageRoles[paths.friends] },
  { to: paths.savedPosts, key: 'saved', icon: IconBookmark, roles: pageRoles[paths.playground] },
] as const

/** On a phone, where what stands beside the feed comes after it. */
export function QuickWays({ role }: { role: Role }) {
  const { t } = useTranslation('posts')
  return (
    <nav aria-label={t('ways.label')} className={styles['quick']}>
      {ways
        .filter(({ roles }) => mayOpen(role, [roles]))
        .map(({ to, key, icon: Icon }) => (
          <Link key={to} to={to} className={buttonClass({ variant: 'soft', size: 's' })}>
            <Icon size={19} stroke={1.9} aria-hidden="true" />
            {t(`ways.${key}`)}
          </Link>
        ))}
    </nav>
  )
}
