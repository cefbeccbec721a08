import type { Post } from '@trilha/contract/community/post-shapes'
import { useState, type ReactNode, type RefCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useContractMutation } from '../../lib/query.ts'
import { Card } from '../../ui/base/Card.tsx'
import { Tag } from '../../ui/base/Tag.tsx'
import { ReportDialog } from '../../ui/pieces/ReportDialog.tsx'
import { useSendReport } from '../../lib/calls/use-send-report.ts'
import { useTalkLinks } from '../../ui/talk/talk-links.ts'
import { PostActions } from './PostActions.tsx'
import { PostEditor } from './PostEditor.tsx'
import { PostHead } from './PostHead.tsx'
import { PostLinkPreview } from './PostLinkPreview.tsx'
import { PostMedia } from './PostMedia.tsx'
import { PostMenu } from './PostMenu.tsx'
import { TalkText } from '../../ui/talk/TalkText.tsx'
import styles from './post.module.css'
import { ReactionLine } from './ReactionLine.tsx'
import { RemovePostDialog } from './RemovePostDialog.tsx'
import { SharedAlbumCard } from './SharedAlbumCard.tsx'
import { SharedPostCard } from './SharedPostCard.tsx'
import { SharePost } from './SharePost.tsx'
import { useReaction } from '../../ui/talk/use-reaction.ts'
import { shownNameOf } from '@trilha/contract/rules'

export interface PostCardProps {
  post: Post
  /** On its own page all of its text is there at once. */
  isAlone?: boolean | undefined
  /** At the end of what there is to read: tells when somebody got there. */
  endRef?: RefCallback<HTMLElement> | undefined
  /** What others said to it, and how many. */
  thread?: { count: ReactNode; onOpen: () => void; content: ReactNode } | undefined
  onRemoved?: (() => Promise<void>) | undefined
}

export function PostCard({ post, isAlone, endRef, thread, onRemoved }: PostCardProps) {
  const { t } = useTranslation('posts')
  const sendReport = useSendReport()
  const { subject: Subject } = useTalkLinks()
  const [act, setAct] = useState<'edit' | 'remove' | 'report' | 'share'>()
  const { react, ...reacting } = useReaction(post, useContractMutation('posts', 'react'))
  const done = () => setAct(undefined)
  const name = shownNameOf(post.author)
  return (
    <Card as="article" aria-label={t('post.of', { name })} className={styles['post']}>
      <PostHead post={post} linked>
        {post.subjects.slice(0, 2).map(({ id, name: subject }) => (
          <Tag key={id} tone="primary" className={styles['subject']}>
            {Subject ? <Subject id={id}>{subject}</Subject> : subject}
          </Tag>
        ))}
        <PostMenu post={post} name={name} onAct={setAct} />
      </PostHead>
      {post.isHidden && <p className={styles['hidden']}>{t('post.hidden')}</p>}
      <TalkText text={post.text} mentions={post.mentions} isWhole={isAlone} className={styles['text']} />
      <PostLinkPreview preview={post.linkPreview} />
      {post.isOriginalGone && <p className={styles['hidden']}>{t('share.gone')}</p>}
      {post.sharedPost && <SharedPostCard post={post.sharedPost} />}
      {post.sharedAlbum && <SharedAlbumCard album={post.sharedAlbum} />}
      <PostMedia media={post.media} name={name} />
      {/* Here whoever reads has come to the end of it. */}
      <span ref={endRef} className={styles['end']} />
      <ReactionLine post={post} name={name} {...reacting} onReact={react}>
        <span className={styles['counts']}>
          {post.shares > 0 && <span>{t('share.shared', { count: post.shares })}</span>}
          {thread?.count}
        </span>
      </ReactionLine>
      <PostActions
        post={post}
        name={name}
        myReaction={reacting.myReaction}
        onReact={react}
        onComment={thread?.onOpen}
        onShare={() => setAct('share')}
      />
      {thread?.content}
      {post.mayEdit && <PostEditor post={post} open={act === 'edit'} onClose={done} />}
      <RemovePostDialog post={post} open={act === 'remove'} onClose={done} onRemoved={onRemoved} />
      <ReportDialog open={act === 'report'} onClose={done} contentId={post.id} onSend={sendReport} />
      <SharePost post={post} open={act === 'share'} onClose={done} />
    </Card>
  )
}
