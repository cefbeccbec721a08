import { Link } from '@tanstack/react-router'
import type { Subject } from '@trilha/contract/community/subjects'
import type { ReactNode } from 'react'
import { linkClass } from '../../ui/base/link-class.ts'
import { SubjectIcon } from './SubjectIcon.tsx'
import styles from './subjects.module.css'
import { useFollowers } from './use-followers.ts'

interface SubjectRowProps {
  subject: Subject
  /** Instead of how many follow it. */
  about?: string | undefined
  children?: ReactNode
}

/** A subject in a list, with the way to its page. */
export function SubjectRow({ subject, about, children }: SubjectRowProps) {
  const followers = useFollowers()
  return (
    <li className={styles['row']}>
      <span className={styles['tile']} aria-hidden="true">
        <SubjectIcon name={subject.name} size={24} />
      </span>
      <span className={styles['words']}>
        <Link to="/playground/subject/$subjectId" params={{ subjectId: subject.id }} className={linkClass()}>
          {subject.name}
        </Link>
        <small>{about ?? followers(subject.followersCount)}</small>
      </span>
      {children}
    </li>
  )
}
