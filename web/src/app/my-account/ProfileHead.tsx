import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { IconBrush } from '@tabler/icons-react'
import type { CurrentAccount } from '@trilha/contract/identity/accounts'
import { useTranslation } from 'react-i18next'
import { useCurrentAccount } from '../../lib/current-account.ts'
import { query } from '../../lib/query.ts'
import { RankingChoice } from '../../school/students/RankingChoice.tsx'
import { ProfileCover } from '../../ui/art/ProfileCover.tsx'
import { lookOf } from '../../ui/avatar/look.ts'
import { StudentCard } from '../../ui/avatar/StudentCard.tsx'
import { UserAvatar } from '../../ui/avatar/UserAvatar.tsx'
import { buttonClass } from '../../ui/base/button-class.ts'
import { Card } from '../../ui/base/Card.tsx'
import { Facts } from '../../ui/base/Facts.tsx'
import { paths } from '../paths.ts'
import { useStudentCard } from '../student-card.ts'
import styles from './ProfileHead.module.css'

/** Who it is about, with the avatar, the place in the class and the student card. */
export function ProfileHead() {
  const { data: current } = useCurrentAccount()
  if (!current) return null
  const { student } = current
  return (
    <>
      <Person current={current} />
      {student && (
        <div className={styles['cards']}>
          <MyCard current={current} student={student} />
          <RankingChoice />
        </div>
      )}
    </>
  )
}

function Person({ current }: { current: CurrentAccount }) {
  const { t } = useTranslation(['myAccount', 'avatar'])
  const { user, student, account } = current
  const ranking = useQuery({
    ...query('students', 'getRankingByUser', { params: { id: user.id }, query: {} }),
    enabled: student !== null,
  })
  const place = ranking.data?.position ?? undefined
  const detail = [user.nickname && `@${user.nickname}`, student?.class.name ?? account.school.name].filter(Boolean)
  return (
    <Card flush aria-label={user.name}>
      <ProfileCover className={styles['cover']} />
      <div className={styles['person']}>
        <span className={styles['avatar']}>
          <UserAvatar name={user.name} selection={lookOf(user)} size={118} rank={place} decorative />
        </span>
        <div className={styles['words']}>
          <h2 className={styles['name']}>{user.name}</h2>
          <p className={styles['detail']}>{detail.join(' · ')}</p>
        </div>
        <Link to={paths.myAccountAvatar} className={buttonClass({ variant: 'soft', size: 's' })}>
          <IconBrush size={19} stroke={1.9} aria-hidden="true" />
          {t('head.avatar')}
        </Link>
      </div>
      {student && ranking.data && (
        <Facts
          className={styles['facts']}
          facts={[
            {
              label: t('head.inClass'),
              value: place === undefined ? t('head.noPlace') : t('head.place', { count: place, ordinal: true }),
            },
            { label: t('head.level'), value: student.level },
          ]}
        />
      )}
    </Card>
  )
}

function MyCard({ current, student }: { current: CurrentAccount; student: NonNullable<CurrentAccount['student']> }) {
  return <StudentCard {...useStudentCard(current, student)} />
}
