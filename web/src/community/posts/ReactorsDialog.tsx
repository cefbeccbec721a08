import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { pagedQuery } from '../../lib/query.ts'
import { lookOf } from '../../ui/avatar/look.ts'
import { UserAvatar } from '../../ui/avatar/UserAvatar.tsx'
import { Dialog } from '../../ui/base/Dialog.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { ListFoot } from '../../ui/pieces/ListFoot.tsx'
import { PersonLink } from '../../ui/talk/PersonLink.tsx'
import { ReactionMark } from '../../ui/talk/ReactionMark.tsx'
import styles from './reactions.module.css'
import { shownNameOf } from '@trilha/contract/rules'
import { PersonName } from '../../ui/pieces/PersonName.tsx'

interface ReactorsDialogProps {
  postId: string
  /** All of them, as the post says it. */
  total: number
  open: boolean
  onClose: () => void
}

export function ReactorsDialog({ postId, total, open, onClose }: ReactorsDialogProps) {
  const { t } = useTranslation('posts')
  return (
    <Dialog open={open} onClose={onClose} title={t('reaction.whoTitle')}>
      <Reactors postId={postId} total={total} />
    </Dialog>
  )
}

/** A count is a fact (E11), and not everybody who reacted is there for the reader: those are counted, not named. */
function Reactors({ postId, total }: { postId: string; total: number }) {
  const { t } = useTranslation('posts')
  const list = useInfiniteQuery(pagedQuery('posts', 'listReactors', { params: { id: postId }, query: {} }))
  const unnamed = list.data && !list.hasNextPage ? total - list.data.length : 0
  return (
    <SkeletonGroup loading={list.isPending} skeleton={<Skeleton height={120} radius={18} />}>
      {() => (
        <>
          <ul className={styles['people']}>
            {list.data?.map(({ user, reaction }) => (
              <li key={user.id} className={styles['person']}>
                <PersonLink id={user.id} quiet>
                  <UserAvatar name={user.name} selection={lookOf(user)} size={40} decorative />
                </PersonLink>
                <span className={styles['reactor']}>
                  <PersonName role={user.role}>
                    <PersonLink id={user.id}>{shownNameOf(user)}</PersonLink>
                  </PersonName>
                </span>
                <span>
                  <ReactionMark reaction={reaction} />
                  {t(`reaction.names.${reaction}`)}
                </span>
              </li>
            ))}
          </ul>
          {unnamed > 0 && <p className={styles['unnamed']}>{t('reaction.unnamed', { count: unnamed })}</p>}
          <ListFoot list={list} more={t('reaction.more')} titleLevel={3} small />
        </>
      )}
    </SkeletonGroup>
  )
}
