import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { pagedQuery } from '../../lib/query.ts'
import { lookOf } from '../../ui/avatar/look.ts'
import { UserAvatar } from '../../ui/avatar/UserAvatar.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { ListFoot } from '../../ui/pieces/ListFoot.tsx'
import { PersonLink } from '../../ui/talk/PersonLink.tsx'
import styles from './subjects.module.css'
import { shownNameOf } from '@trilha/contract/rules'
import { PersonName } from '../../ui/pieces/PersonName.tsx'

/** Who follows it, the last to come first. */
export function Followers({ subjectId }: { subjectId: string }) {
  const { t } = useTranslation('subjects')
  const list = useInfiniteQuery(pagedQuery('subjects', 'listUsers', { params: { id: subjectId }, query: {} }))
  return (
    <Card title={t('whoFollows')}>
      <SkeletonGroup loading={list.isPending} skeleton={<Skeleton height={160} radius={18} />}>
        {() => (
          <>
            {list.data?.length === 0 && <p>{t('nobody')}</p>}
            <ul className={styles['people']}>
              {list.data?.map((user) => (
                <li key={user.id} className={styles['person']}>
                  <PersonLink id={user.id} quiet>
                    <UserAvatar name={user.name} selection={lookOf(user)} size={44} decorative />
                  </PersonLink>
                  <span className={styles['words']}>
                    <PersonName role={user.role}>
                      <PersonLink id={user.id}>{shownNameOf(user)}</PersonLink>
                    </PersonName>
                    {user.gradeName && <small>{user.gradeName}</small>}
                  </span>
                </li>
              ))}
            </ul>
            <ListFoot list={list} more={t('more')} />
          </>
        )}
      </SkeletonGroup>
    </Card>
  )
}
