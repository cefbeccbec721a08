import type { Mention } from '@trilha/contract/community/post-shapes'
import { ExpandableText } from '../pieces/ExpandableText.tsx'
import { ExternalLink } from '../pieces/ExternalLink.tsx'
import { PersonLink } from './PersonLink.tsx'
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
  return partsOf(text, mentions).map((part, at) => {
    if (part.kind === 'link')
      return (
        <ExternalLink key={at} href={part.href} className={styles['link']}>
          {part.text}
        </ExternalLink>
      )
    if (part.kind === 'mention')
      return (
        <PersonLink key={at} id={part.id} className={styles['mention']}>
          {part.text}
        </PersonLink>
      )
    return part.text
  })
}
