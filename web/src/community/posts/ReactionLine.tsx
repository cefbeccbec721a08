import type { Post } from '@trilha/contract/community/post-shapes'
import type { Reaction } from '@trilha/contract/constants/community'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx'
import { ReactionMark } from '../../ui/talk/ReactionMark.tsx'
import { ReactionPicker } from '../../ui/talk/ReactionPicker.tsx'
import { mostOf, totalOf, type Reacting } from '../../ui/talk/reactions.ts'
import styles from './reactions.module.css'
import { ReactorsDialog } from './ReactorsDialog.tsx'
import { useNameInText } from '../../ui/pieces/PersonName.tsx'

interface ReactionLineProps extends Reacting {
  post: Post
  name: string
  onReact: (type: Reaction) => void
  /** At the right: how many commented or passed it on. */
  children?: ReactNode
}

/** Who reacted, and the way to the other five. */
export function ReactionLine({ post, name, myReaction, reactions, onReact, children }: ReactionLineProps) {
  const { t } = useTranslation('posts')
  const [isOpen, setOpen] = useState(false)
  const total = totalOf(reactions)
  return (
    <div className={styles['bar']}>
      <div className={styles['left']}>
        {total > 0 && (
          <button type="button" className={styles['who']} onClick={() => setOpen(true)}>
            <VisuallyHidden>{`${t('reaction.who')}: `}</VisuallyHidden>
            <span className={styles['marks']}>
              {mostOf(reactions).map((reaction) => (
                <ReactionMark key={reaction} reaction={reaction} />
              ))}
            </span>
            <span className={styles['names']}>
              <Names post={post} isMine={myReaction !== null} total={total} />
            </span>
          </button>
        )}
        <ReactionPicker label={t('reaction.choose', { name })} value={myReaction} onChoose={onReact} />
      </div>
      {children}
      <ReactorsDialog postId={post.id} total={total} open={isOpen} onClose={() => setOpen(false)} />
    </div>
  )
}

/** "Você, Bia e mais 12" */
function Names({ post, isMine, total }: { post: Post; isMine: boolean; total: number }) {
  const { t } = useTranslation('posts')
  const inText = useNameInText()
  const others = post.reactedBy.map(({ name, role }) => inText(shortName(name), role))
  const named = [...(isMine ? [t('reaction.you')] : []), ...others].slice(0, 2)
  const rest = total - named.length
  if (named.length === 0) return t('reaction.count', { count: total })
  return rest > 0 ? t('reaction.and', { names: named.join(', '), count: rest }) : named.join(', ')
}

/** The first name; a title before it does not stand alone. */
function shortName(name: string): string {
  return /^\S+\./.test(name) ? name.split(' ').slice(0, 2).join(' ') : name.split(' ', 1)[0]!
}
