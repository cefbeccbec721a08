import type { SchoolStudent } from '@trilha/contract/identity/family'
import type { ReactNode } from 'react'
import { lookOf } from '../../ui/avatar/look.ts'
import { UserAvatar } from '../../ui/avatar/UserAvatar.tsx'
import styles from './family.module.css'

interface PersonRowProps {
  child: SchoolStudent['child']
  title: string
  detail: string
  /** How it stands, under the words. */
  tags?: ReactNode
  /** More to read, across the whole row. */
  more?: ReactNode
  /** What can be done. */
  children: ReactNode
}

/** A student in a list of the desk. */
export function PersonRow({ child, title, detail, tags, more, children }: PersonRowProps) {
  return (
    <li className={styles['row']}>
      <UserAvatar
        name={child.name}
        selection={lookOf({ id: child.userId, avatar: child.avatar })}
        size={44}
        decorative
      />
      <div className={styles['who']}>
        <p className={styles['strong']}>{title}</p>
        <p className={styles['quiet']}>{detail}</p>
        {tags && <div className={styles['tags']}>{tags}</div>}
      </div>
      {more}
      <div className={styles['rowActions']}>{children}</div>
    </li>
  )
}
