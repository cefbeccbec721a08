import { CROWN_RANKS } from '@trilha/contract/constants'

export interface Standing {
  accountId: string
  name: string
  /** XP of the school year. */
  value: number
  /** Chose to stay out of the ranking. */
  isHidden: boolean
}

export interface Ranked extends Standing {
  position: number
}

const byName = new Intl.Collator('pt-BR')

/**
 * The class by XP of the school year: equal XP share a place (decision G63). Who chose to stay out is left out
 * (decision D8), and so is who has not begun: nobody starts a year in the last place, or all of them in the first.
 */
export function rank(standings: readonly Standing[]): Ranked[] {
  const inOrder = standings
    .filter(({ isHidden, value }) => !isHidden && value > 0)
    .toSorted((a, b) => b.value - a.value || byName.compare(a.name, b.name) || (a.accountId < b.accountId ? -1 : 1))
  let position = 0
  return inOrder.map((standing, index) => {
    if (standing.value !== inOrder[index - 1]?.value) position = index + 1
    return { ...standing, position }
  })
}

/**
 * The first places, of the upper half and at least the crowned, however many are asked for; and one student with a
 * neighbour on each side. Who has nobody behind is left out, unless it is that student or one of the crowned: a list
 * never says who is last (decision D8).
 */
export function shownRows(
  ranked: readonly Ranked[],
  { size: asked, around }: { size: number; around: string },
): Ranked[] {
  const size = Math.min(asked, Math.max(CROWN_RANKS.length, Math.floor(ranked.length / 2)))
  const last = ranked.at(-1)?.position
  const at = ranked.findIndex(({ accountId }) => accountId === around)
  return ranked.filter((row, index) => {
    if (index === at) return true
    if (row.position === last && row.position > CROWN_RANKS.length) return false
    return index < size || (at >= size && Math.abs(index - at) === 1)
  })
}
