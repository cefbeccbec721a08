import { IconSchool, IconUserHeart, IconUsers } from '@tabler/icons-react'
import type { SharedPost } from '@trilha/contract/community/post-shapes'
import type { PostAudience } from '@trilha/contract/constants/community'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/use-format.ts'
import { lookOf } from '../../ui/avatar/look.ts'
import { UserAvatar } from '../../ui/avatar/UserAvatar.tsx'
import { PersonLink } from '../../ui/talk/PersonLink.tsx'
import { useTalkLinks } from '../../ui/talk/talk-links.ts'
import styles from './post.module.css'
import { shownNameOf } from '@trilha/contract/rules'
import { PersonName } from '../../ui/pieces/PersonName.tsx'

const audienceIcons: Record<PostAudience, typeof IconUsers> = {
  CLASS: IconUsers,
  FRIENDS: IconUserHeart,
  SCHOOL: IconSchool,
}

interface PostHeadProps {
  post: SharedPost
  /** Its moment leads to the post's own page. */
  linked?: boolean
  size?: number
  children?: ReactNode
}

/** Who wrote it, when, and for whom. */
export function PostHead({ post, linked = false, size = 48, children }: PostHeadProps) {
  const { t } = useTranslation('posts')
  const format = useFormat()
  const { post: PostLink } = useTalkLinks()
  const { author } = post
  const name = shownNameOf(author)
  const Audience = audienceIcons[post.audience]
  const when = (
    <>
      {format.relative(post.createdAt)}
      {post.editedAt && ` · ${t('post.edited')}`}
    </>
  )
  return (
    <div className={styles['head']}>
      <PersonLink id={author.id} quiet>
        <UserAvatar name={author.name} selection={lookOf(author)} size={size} decorative />
      </PersonLink>
      <div className={styles['words']}>
        <span className={styles['name']}>
          <PersonName role={author.role}>
            <PersonLink id={author.id}>{name}</PersonLink>
          </PersonName>
        </span>
        <small className={styles['when']}>
          {linked ? (
            <PostLink id={post.id} className={styles['moment']}>
              {when}
            </PostLink>
          ) : (
            when
          )}
          <span aria-hidden="true">·</span>
          <Audience size={15} stroke={1.9} aria-hidden="true" />
          {post.className === null ? t(`audience.${post.audience}`) : t('audience.className', { name: post.className })}
        </small>
      </div>
      {children}
    </div>
  )
}
