import { IconBook, IconHeart, IconPlane, type Icon } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { CurrentAccount } from '@trilha/contract/identity/accounts'
import { useTranslation } from 'react-i18next'
import { FriendsOf } from '../../../community/friends/FriendsOf.tsx'
import { SubjectsOf } from '../../../community/subjects/SubjectsOf.tsx'
import { StudentCard } from '../../../ui/avatar/StudentCard.tsx'
import { buttonClass } from '../../../ui/base/button-class.ts'
import { Card } from '../../../ui/base/Card.tsx'
import { CommunityEmpty } from '../../../ui/pieces/CommunityEmpty.tsx'
import { paths } from '../../paths.ts'
import { useStudentCard } from '../../student-card.ts'
import styles from './person.module.css'
import type { ShownPerson } from './shown-person.ts'

/** What somebody likes, whom they know and what they follow; of one's own also the card. */
export function PersonAside({ person }: { person: ShownPerson }) {
  const { t } = useTranslation('pieces')
  const { profile, current, isOwn, name } = person
  const { student } = current
  return (
    <>
      {isOwn && student && <MyCard current={current} student={student} />}
      <Likes person={person} />
      {profile.friendsCount !== undefined && (
        <>
          <FriendsOf
            user={{ id: profile.userId, name }}
            readerId={current.user.id}
            count={profile.friendsCount}
            empty={
              isOwn ? (
                <CommunityEmpty
                  kind="friends"
                  action={
                    <Link to={paths.friends} className={buttonClass({ variant: 'soft', size: 's' })}>
                      {t('empty.friends.action')}
                    </Link>
                  }
                />
              ) : (
                <CommunityEmpty kind="otherFriends" name={name} />
              )
            }
          />
          <SubjectsOf
            userId={profile.userId}
            empty={
              isOwn ? (
                <CommunityEmpty
                  kind="topics"
                  action={
                    <Link to={paths.search} className={buttonClass({ variant: 'soft', size: 's' })}>
                      {t('empty.topics.action')}
                    </Link>
                  }
                />
              ) : (
                <CommunityEmpty kind="otherTopics" name={name} />
              )
            }
          />
        </>
      )}
    </>
  )
}

function MyCard({ current, student }: { current: CurrentAccount; student: NonNullable<CurrentAccount['student']> }) {
  return <StudentCard {...useStudentCard(current, student)} />
}

const icons = { hobbies: IconHeart, favoriteBooks: IconBook, latestTrips: IconPlane } satisfies Record<string, Icon>

/** Where somebody travels is only in one's own profile (D4). */
function Likes({ person: { profile, isOwn } }: { person: ShownPerson }) {
  const { t } = useTranslation('profiles')
  const lists = (['hobbies', 'favoriteBooks', 'latestTrips'] as const).flatMap((key) => {
    const words = profile[key] ?? []
    return words.length > 0 ? [{ key, words }] : []
  })
  if (lists.length === 0 && !isOwn) return null
  return (
    <Card title={isOwn ? t('about') : t('person.likes')}>
      {lists.length === 0 ? (
        <div className={styles['unwritten']}>
          <p>{t('person.unwritten')}</p>
          <Link to={paths.myAccountProfile} className={buttonClass({ variant: 'soft', size: 's' })}>
            {t('person.write')}
          </Link>
        </div>
      ) : (
        <dl className={styles['likes']}>
          {lists.map(({ key, words }) => {
            const Sign = icons[key]
            return (
              <div key={key}>
                <Sign size={21} stroke={1.9} aria-hidden="true" />
                <dt>{t(`person.lists.${key}`)}</dt>
                <dd>{words.join(', ')}</dd>
              </div>
            )
          })}
        </dl>
      )}
    </Card>
  )
}
