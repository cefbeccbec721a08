import type { OriginOperator } from '@trilha/contract/constants/economy'
import { paths } from '../../../app/paths.ts'
import type { StatementRow } from './statement.ts'

interface Place {
  to: string
  hash?: string
  search?: { item: string }
}

/** Where what caused a movement is, of those whose page exists; the sentence that leads there is `entry.to` by the origin. */
const places: Partial<Record<OriginOperator, Place>> = {
  ACHIEVEMENT: { to: paths.achievement },
  CHEST: { to: paths.edubank, hash: 'chests' },
  UNLOCK_CONTENT: { to: paths.avatarStore },
  USER: { to: paths.myClass },
}

export function placeOf({ origin, subject }: Pick<StatementRow, 'origin' | 'subject'>): Place | undefined {
  const place = places[origin]
  if (!place) return undefined
  if (subject?.type === 'ACHIEVEMENT') return { ...place, hash: subject.code }
  if (subject?.type === 'ITEM') return { ...place, search: { item: subject.key } }
  return place
}
