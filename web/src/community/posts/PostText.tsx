import type { Mention } from '@trilha/contract/community/post-shapes'
import { ExpandableText } from '../../ui/pieces/ExpandableText.tsx'
import { ExternalLink } from '../../ui/pieces/ExternalLink.tsx'
import { useCommunityLinks } from '../community-links.ts'
import { partsOf } from './post-text.ts'
import styles from './post.module.css'

interface PostTextProps {
  text: string
  mentions: readonly Mention[]
  className?: string | undefined
}

/** Five lines first (product §9); people lead to their profile, addresses ask before they lead away. */
export function PostText({ text, mentions, className }: PostTextProps) {
  if (text === '') return null
  return (
    <ExpandableText className={className ?? styles['text']}>
      <Words text={text} mentions={mentions} />
    </ExpandableText>
  )
}

function Words({ text, mentions }: Omit<PostTextProps, 'className'>) {
  const { profile: Profile } = useCommunityLinks()
  return partsOf(text, mentions).map((part, at) => {
    if (part.kind === 'link')
      return (
        <ExternalLink key={at} href={part.href} className={styles['link']}>
          {part.text}
        </ExternalLink>
      )
    if (part.kind === 'mention')
      return Profile ? (
        <Profile key={at} id={part.id} className={styles['mention']}>
          {part.text}
        </Profile>
      ) : (
        <b key={at} className={styles['mention']}>
          {part.text}
        </b>
      )
    return part.text
  })
}
