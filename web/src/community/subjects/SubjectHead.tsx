import type { Subject } from '@trilha/contract/community/subjects'
import { Card } from '../../ui/base/Card.tsx'
import { FollowButton } from './FollowButton.tsx'
import { SubjectIcon } from './SubjectIcon.tsx'
import styles from './subjects.module.css'
import { useFollowers } from './use-followers.ts'

export function SubjectHead({ subject }: { subject: Subject }) {
  const followers = useFollowers()
  return (
    <Card aria-label={subject.name} className={styles['head']}>
      <span className={styles['tile']} aria-hidden="true">
        <SubjectIcon name={subject.name} size={32} />
      </span>
      <div className={styles['words']}>
        <h1>{subject.name}</h1>
        <p>{followers(subject.followersCount)}</p>
      </div>
      <FollowButton subject={subject} />
    </Card>
  )
}
