import type { Mention } from '@trilha/contract/community/post-shapes'
import { ExpandableText } from '../pieces/ExpandableText.tsx'
import { ExternalLink } from '../pieces/ExternalLink.tsx'
import { useTalkLinks } from './talk-links.ts'
import { partsOf } from './talk-text.ts'
import styles from './TalkText.module.css'

interface TalkTextProps {
  text: string
  mentions: readonly Mention[]
  className?: string | undefined
}

/** Five lines first (product §9); people lead to their profile, addresses ask before they lead away. */
export function TalkText({ text, mentions, className }: TalkTextProps) {
  if (text === '') return null
  return (
    <ExpandableText className={className}>
      <Words text={text} mentions={mentions} />
    </ExpandableText>
  )
}

function Words({ text, mentions }: Omit<TalkTextProps, 'className'>) {
  const { profile: Profile } = useTalkLinks()
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
