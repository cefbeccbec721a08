import type { AchievementCode } from '@trilha/contract/constants/economy'
import type { AchievementProgress } from '@trilha/contract/economy/achievements'

/** Learning first, each from its first step to its last; then life with others. */
const order: readonly AchievementCode[] = [
  'CLASSES_1',
  'CLASSES_10',
  'CLASSES_50',
  'MODULES_5',
  'COURSES_1',
  'COURSES_5',
  'RIGHT_ANSWERS_100',
  'NOTES_20',
  'CHALLENGES_10',
  'TASKS_20',
  'MAPS_1',
  'FRIENDS_15',
  'POSTS_100',
  'LIFE_PROJECTS_50',
]

export const badgeFilters = ['ALL', 'AHEAD', 'DONE'] as const
export type BadgeFilter = (typeof badgeFilters)[number]

export function badgesOf(list: readonly AchievementProgress[], filter: BadgeFilter): AchievementProgress[] {
  return list
    .filter(({ completed }) => filter === 'ALL' || completed === (filter === 'DONE'))
    .toSorted((one, other) => placeOf(one) - placeOf(other))
}

function placeOf({ code }: AchievementProgress): number {
  // One that this client does not know yet comes last.
  const place = order.indexOf(code)
  return place === -1 ? order.length : place
}

/** What the dashboard shows: what waits to be opened, then what is nearest. */
export function nearest(list: readonly AchievementProgress[], count: number): AchievementProgress[] {
  const waiting = badgesOf(list, 'DONE').filter(({ chest }) => chest?.status === 'CLOSED')
  const ahead = badgesOf(list, 'AHEAD').toSorted((one, other) => partOf(other) - partOf(one))
  return [...waiting, ...ahead].slice(0, count)
}

function partOf({ current, threshold }: AchievementProgress): number {
  return current / threshold
}
