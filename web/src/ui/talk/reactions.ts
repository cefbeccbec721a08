import {
  IconConfetti,
  IconHeartFilled,
  IconMoodSad,
  IconMoodSurprised,
  IconMoodXd,
  IconThumbUpFilled,
  type Icon,
} from '@tabler/icons-react'
import { REACTIONS, type Reaction } from '@trilha/contract/constants/community'
import type { ReactionCounts } from '@trilha/contract/community/post-shapes'
import type { Tone } from '../base/tone.ts'

/** How each of the six looks. The words say it, sign and colour repeat it. */
export const reactionLooks: Record<Reaction, { icon: Icon; tone: Tone }> = {
  LIKE: { icon: IconThumbUpFilled, tone: 'xp' },
  LOVE: { icon: IconHeartFilled, tone: 'pitanga' },
  CLAP: { icon: IconConfetti, tone: 'coin' },
  LAUGH: { icon: IconMoodXd, tone: 'warning' },
  WOW: { icon: IconMoodSurprised, tone: 'primary' },
  SAD: { icon: IconMoodSad, tone: 'info' },
}

export interface Reacting {
  myReaction: Reaction | null
  reactions: ReactionCounts
}

/** As it will be after a tap; the server's answer takes over (G18). */
export function afterTap({ myReaction, reactions }: Reacting, chosen: Reaction): Reacting {
  const next = myReaction === chosen ? null : chosen
  const counts = { ...reactions }
  if (myReaction) counts[myReaction] -= 1
  if (next) counts[next] += 1
  return { myReaction: next, reactions: counts }
}

export function totalOf(reactions: ReactionCounts): number {
  return REACTIONS.reduce((sum, reaction) => sum + reactions[reaction], 0)
}

/** The three that most chose, for the line under a post. */
export function mostOf(reactions: ReactionCounts): Reaction[] {
  return REACTIONS.filter((reaction) => reactions[reaction] > 0)
    .toSorted((a, b) => reactions[b] - reactions[a])
    .slice(0, 3)
}
