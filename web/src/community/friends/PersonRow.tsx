import type { UserBrief } from '@trilha/contract/people'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { lookOf } from '../../ui/avatar/look.ts'
import { UserAvatar } from '../../ui/avatar/UserAvatar.tsx'
import { PersonLink } from '../../ui/talk/PersonLink.tsx'
import styles from './friends.module.css'

interface PersonRowProps {
  user: UserBrief
  /** Under the name: why they are here. Their year, or what they do at the school, by default. */
  about?: ReactNode
  /** Whom one blocked has no page. */
  linked?: boolean
  /** What can be done. */
  children?: ReactNode
}

/** A person in a list. */
export function PersonRow({ user, about, linked = true, children }: PersonRowProps) {
  const { t } = useTranslation('friends')
  const picture = <UserAvatar name={user.name} selection={lookOf(user)} size={48} decorative />
  return (
    <li className={styles['person']}>
      <span className={styles['who']}>
        {linked ? (
          <PersonLink id={user.id} quiet>
            {picture}
          </PersonLink>
        ) : (
          picture
        )}
        <span className={styles['words']}>
          {linked ? <PersonLink id={user.id}>{user.name}</PersonLink> : <b>{user.name}</b>}
          <small>
            {about ?? user.gradeName ?? (user.role in named ? t(`roles.${user.role as keyof typeof named}`) : null)}
          </small>
        </span>
      </span>
      {children && <span className={styles['acts']}>{children}</span>}
    </li>
  )
}

/** Who has no year. */
const named = { PROFESSOR: true, MENTOR: true, STAFF: true, SCHOOL_ADMIN: true } as const
