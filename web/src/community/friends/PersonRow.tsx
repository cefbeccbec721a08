import type { UserBrief } from '@trilha/contract/people'
import type { ReactNode } from 'react'
import { lookOf } from '../../ui/avatar/look.ts'
import { UserAvatar } from '../../ui/avatar/UserAvatar.tsx'
import { PersonLink } from '../../ui/talk/PersonLink.tsx'
import styles from './friends.module.css'
import { shownNameOf } from '@trilha/contract/rules'
import { PersonName } from '../../ui/pieces/PersonName.tsx'

interface PersonRowProps {
  user: UserBrief
  /** Under the name: why they are here. Of a student the year, by default. */
  about?: ReactNode
  /** Whom one blocked has no page. */
  linked?: boolean
  /** What can be done. */
  children?: ReactNode
}

/** A person in a list. */
export function PersonRow({ user, about, linked = true, children }: PersonRowProps) {
  const name = shownNameOf(user)
  const detail = about ?? user.gradeName
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
          <PersonName role={user.role}>
            {linked ? <PersonLink id={user.id}>{name}</PersonLink> : <b>{name}</b>}
          </PersonName>
          {name !== user.name && <small>{user.name}</small>}
          {detail && <small>{detail}</small>}
        </span>
      </span>
      {children && <span className={styles['acts']}>{children}</span>}
    </li>
  )
}
