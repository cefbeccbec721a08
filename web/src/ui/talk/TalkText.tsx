import type { Mention } from '@trilha/contract/community/post-shapes'
import { cx } from '../base/cx.ts'
import { ExpandableText } from '../pieces/ExpandableText.tsx'
import { ExternalLink } from '../pieces/ExternalLink.tsx'
import { PersonLink } from './PersonLink.tsx'
import { partsOf } from './talk-text.ts'
import styles from './TalkText.module.css'

interface TalkTextProps {
  text: string
  mentions: readonly Mention[]
  /** Where it is what the page is for. */
  isWhole?: boolean | undefined
  className?: string | undefined
}

/** Five lines first; people lead to their profile, addresses ask before they lead away. */
export function TalkText({ text, mentions, isWhole = false, className }: TalkTextProps) {
  if (text === '') return null
  if (isWhole)
    return (
      <div className={cx(styles['whole'], className)}>
        <Words text={text} mentions={mentions} />
      </div>
    )
  return (
    <ExpandableText className={className}>
      <Words text={text} mentions={mentions} />
    </ExpandableText>
  )
}

function Words({ text, mentions }: Pick<TalkTextProps, 'text' | 'mentions'>) {
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
