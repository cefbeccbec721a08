import { useInfiniteQuery } from '@tanstack/react-query'
import type { PostMediaType } from '@trilha/contract/constants/community'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pagedQuery } from '../../lib/query.ts'
import { linkClass } from '../../ui/base/link-class.ts'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { ListFoot } from '../../ui/pieces/ListFoot.tsx'
import { Picture } from '../../ui/pieces/Picture.tsx'
import { useTalkLinks } from '../../ui/talk/talk-links.ts'
import styles from './media.module.css'

interface MediaOfProps {
  userId: string
  name: string
  type: PostMediaType
  empty: ReactNode
}

/** Photos or videos of what somebody published, each with the way to its post. */
export function MediaOf({ userId, name, type, empty }: MediaOfProps) {
  const { t } = useTranslation('posts')
  const list = useInfiniteQuery(pagedQuery('posts', 'listMediaByUser', { params: { userId, type }, query: {} }))
  const { post: PostLink } = useTalkLinks()
  return (
    <SkeletonGroup loading={list.isPending} skeleton={<Skeleton height={240} radius={22} />}>
      {() => (
        <>
          {list.data?.length === 0 && empty}
          <ul className={styles['album']} data-type={type}>
            {list.data?.map(({ id, url, alt, postId }, at) => (
              <li key={id}>
                {type === 'IMAGE' ? (
                  <PostLink id={postId}>
                    <Picture src={url} alt={alt || t('media.photoOf', { at: at + 1, name })} loading="lazy" />
                  </PostLink>
                ) : (
                  <>
                    {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what people film themselves has no words written down */}
                    <video
                      controls
                      playsInline
                      preload="metadata"
                      src={url}
                      aria-label={t('media.videoOf', { at: at + 1, name })}
                    />
                    <PostLink id={postId} className={linkClass()}>
                      {t('media.toPost')}
                    </PostLink>
                  </>
                )}
              </li>
            ))}
          </ul>
          <ListFoot list={list} more={t('more')} titleLevel={2} />
        </>
      )}
    </SkeletonGroup>
  )
}
