import type { Reaction } from '@trilha/contract/constants/community'
import { toneStyle } from '../base/tone.ts'
import { reactionLooks } from './reactions.ts'
import styles from './Reactions.module.css'

/** One reaction as a small round sign; the words stand beside it. */
export function ReactionMark({ reaction, size = 24 }: { reaction: Reaction; size?: number }) {
  const { icon: Icon, tone } = reactionLooks[reaction]
  return (
    <i className={styles['mark']} style={{ ...toneStyle(tone), width: size, height: size }} aria-hidden="true">
      <Icon size={Math.round(size * 0.6)} stroke={2.2} />
    </i>
  )
}
