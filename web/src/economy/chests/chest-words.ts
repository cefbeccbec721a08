import { ACHIEVEMENT_CODES } from '@trilha/contract/constants/economy'
import type { Chest } from '@trilha/contract/economy/chests'

export interface ChestWords {
  /** "Você fez 15 amizades!" */
  title: string
  /** "Conquista: 15 amizades" */
  source: string
  /** "Conquista concluída em 12/11/2026" */
  earned: string
}

/** Keys of the namespace `chests`; their values are `name` and `date`. */
export function chestWords({ entity, entityName }: Pick<Chest, 'entity' | 'entityName'>): ChestWords {
  const earned = `earned.${entity}`
  if (entity !== 'ACHIEVEMENT') return { title: `title.${entity}`, source: `source.${entity}`, earned }
  // One that this client does not know yet still gets a whole sentence.
  const code = ACHIEVEMENT_CODES.find((known) => known === entityName) ?? 'other'
  return { title: `title.achievement.${code}`, source: `source.achievement.${code}`, earned }
}
