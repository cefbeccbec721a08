import type { Chest } from '@trilha/contract/economy/chests'

/** Achievements with a sentence of their own, by the code that the chest carries (product §9). */
const achievements = ['FRIENDS_15', 'CLASSES_50', 'POSTS_100', 'LIFE_PROJECTS_50'] as const

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
  const code = achievements.find((known) => known === entityName) ?? 'other'
  return { title: `title.achievement.${code}`, source: `source.achievement.${code}`, earned }
}
