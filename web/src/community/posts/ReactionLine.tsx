import { IconMoodPlus } from '@tabler/icons-react'
import type { Post } from '@trilha/contract/community/post-shapes'
import { REACTIONS, type Reaction } from '@trilha/contract/constants/community'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/base/IconButton.tsx'
import { Menu } from '../../ui/base/Menu.tsx'
import { MenuGroup, MenuToggle } from '../../ui/base/MenuItem.tsx'
import { ReactionMark } from './ReactionMark.tsx'
import { mostOf, totalOf, type Reacting } from './reactions.ts'
import styles from './reactions.module.css'
import { ReactorsDialog } from './ReactorsDialog.tsx'

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
          <button
            type="button"
            className={styles['who']}
            aria-label={`${t('reaction.who')}: ${t('reaction.count', { count: total })}`}
            onClick={() => setOpen(true)}
          >
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
        <Menu
          placement="bottomStart"
          className={styles['add']}
          trigger={(props) => (
            <IconButton {...props} aria-label={t('reaction.choose', { name })}>
              <IconMoodPlus size={20} stroke={1.9} aria-hidden="true" />
            </IconButton>
          )}
        >
          <MenuGroup label={t('reaction.list')}>
            {REACTIONS.map((reaction) => (
              <MenuToggle
                key={reaction}
                kind="radio"
                checked={myReaction === reaction}
                icon={<ReactionMark reaction={reaction} />}
                onSelect={() => onReact(reaction)}
              >
                {t(`reaction.names.${reaction}`)}
              </MenuToggle>
            ))}
          </MenuGroup>
        </Menu>
      </div>
      {children}
      <ReactorsDialog postId={post.id} open={isOpen} onClose={() => setOpen(false)} />
    </div>
  )
}

/** "Você, Bia e mais 12" */
function Names({ post, isMine, total }: { post: Post; isMine: boolean; total: number }) {
  const { t } = useTranslation('posts')
  const others = post.reactedBy.map(({ name }) => name.split(' ', 1)[0]!)
  const named = [...(isMine ? [t('reaction.you')] : []), ...others].slice(0, 2)
  const rest = total - named.length
  if (named.length === 0) return t('reaction.count', { count: total })
  return rest > 0 ? t('reaction.and', { names: named.join(', '), count: rest }) : named.join(', ')
}
