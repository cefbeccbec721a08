import type { OriginOperator } from '@trilha/contract/constants/economy'
import {
  IconArrowsExchange,
  IconCamera,
  IconChecklist,
  IconCompass,
  IconFlag,
  IconGift,
  IconHelpHexagon,
  IconMap2,
  IconMapPin,
  IconMapShare,
  IconMessage,
  IconMessage2,
  IconMessageCircle,
  IconNotes,
  IconPlayerPlay,
  IconRoute,
  IconSchool,
  IconShirt,
  IconShoppingBag,
  IconThumbUp,
  IconTreasureChest,
  IconTrophy,
  IconUserCheck,
  IconBriefcase,
} from '@tabler/icons-react'
import { paths } from '../../app/paths.ts'
import type { Tone } from '../../ui/base/tone.ts'

export type OriginIcon = typeof IconSchool

/** How a movement looks in the statement; its words are sentences by the same key. */
export const originLooks: Readonly<Record<OriginOperator, { icon: OriginIcon; tone: Tone }>> = {
  COURSE: { icon: IconFlag, tone: 'primary' },
  WATCH_CLASS_VIDEO: { icon: IconPlayerPlay, tone: 'sub-geografia' },
  QUIZ_ANSWER: { icon: IconHelpHexagon, tone: 'sub-matematica' },
  COMMENT_MODULE_CONTENT: { icon: IconMessage2, tone: 'sub-tecnologia' },
  MODULE_CONTENT_USER: { icon: IconSchool, tone: 'sub-ciencias' },
  CONTENT_NOTE: { icon: IconNotes, tone: 'sub-historia' },
  LIFE_PROJECT: { icon: IconCompass, tone: 'sub-projeto' },
  CHALLENGE_ATTACHMENT: { icon: IconCamera, tone: 'sub-edfisica' },
  ACHIEVEMENT: { icon: IconTrophy, tone: 'chest-epic' },
  PROJECT: { icon: IconBriefcase, tone: 'sub-tecnologia' },
  USER: { icon: IconGift, tone: 'sub-portugues' },
  POST: { icon: IconMessageCircle, tone: 'sub-geografia' },
  LIKE_POST: { icon: IconThumbUp, tone: 'sub-portugues' },
  COMMENT_POST: { icon: IconMessage, tone: 'sub-geografia' },
  MODULE: { icon: IconRoute, tone: 'primary' },
  TASK: { icon: IconChecklist, tone: 'sub-historia' },
  LIKE_MODULE_CONTENT: { icon: IconThumbUp, tone: 'sub-portugues' },
  CHEST: { icon: IconTreasureChest, tone: 'coin' },
  MAP_POINT_USER: { icon: IconMapPin, tone: 'sub-geografia' },
  SHARE_MAP_POINT_USER: { icon: IconMapShare, tone: 'sub-geografia' },
  MAP_MODULE: { icon: IconMap2, tone: 'chest-rare' },
  EXCHANGE_COIN: { icon: IconArrowsExchange, tone: 'neutral' },
  PROFESSOR_CHECK: { icon: IconUserCheck, tone: 'sub-ingles' },
  LIKE_COMMENT: { icon: IconThumbUp, tone: 'sub-portugues' },
  COMPLETE_CLASS: { icon: IconSchool, tone: 'sub-ciencias' },
  UNLOCK_CONTENT: { icon: IconShirt, tone: 'sub-artes' },
  PRODUCT: { icon: IconShoppingBag, tone: 'sub-edfisica' },
}

/** The page of what caused a movement, where there is one; the sentence that leads there is `entry.to` by the origin. */
const places: Partial<Record<OriginOperator, string>> = { USER: paths.myClass }

export function placeOf(origin: OriginOperator): string | undefined {
  return places[origin]
}
