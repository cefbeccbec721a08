import type { AvatarSelection, AvatarSelectionItem } from '@trilha/contract/economy/avatar'
import { layersOf } from '../../ui/avatar/avatar.ts'
import { lookOf } from '../../ui/avatar/look.ts'
import { find } from '../../ui/avatar/wardrobe.ts'
import { wornIn } from './wardrobe.ts'

/** Towards the front, or towards the back. */
export type Step = 1 | -1

/** At which heights each accessory is drawn on this look; what is covered is at none. */
function heightsOf(selection: AvatarSelection): ReadonlyMap<string, ReadonlySet<number>> {
  const heights = new Map<string, Set<number>>()
  // The id stands in for whoever chose nothing: this one chose.
  for (const { slot, itemId, order, shapes } of layersOf(lookOf({ id: '', avatar: selection }), 'whole', find)) {
    if (slot !== 'accessories' || shapes.length === 0) continue
    heights.set(itemId, (heights.get(itemId) ?? new Set()).add(order))
  }
  return heights
}

/**
 * The accessory that the next step goes over. The height in the stack comes first, so only two that are drawn at one
 * height lie over each other by the order in which they are worn; those between them are passed without a trace.
 */
function nextOf(selection: AvatarSelection, itemId: string, step: Step): AvatarSelectionItem | undefined {
  const worn = wornIn(selection, 'ACCESSORIES')
  const at = worn.findIndex((each) => each.itemId === itemId)
  if (at === -1) return undefined
  const heights = heightsOf(selection)
  const mine = [...(heights.get(itemId) ?? [])]
  const isPeer = (other: AvatarSelectionItem) => mine.some((height) => heights.get(other.itemId)?.has(height))
  return step === 1 ? worn.slice(at + 1).find(isPeer) : worn.slice(0, at).findLast(isPeer)
}

export function mayMove(selection: AvatarSelection, itemId: string, step: Step): boolean {
  return nextOf(selection, itemId, step) !== undefined
}

/** Those that something can be put over or under, the uppermost first; the others stand alone. */
export function orderable(selection: AvatarSelection): AvatarSelectionItem[] {
  return wornIn(selection, 'ACCESSORIES')
    .filter(({ itemId }) => mayMove(selection, itemId, 1) || mayMove(selection, itemId, -1))
    .toReversed()
}

/** Over the next one, or under it. */
export function moveAccessory(selection: AvatarSelection, itemId: string, step: Step): AvatarSelection {
  const next = nextOf(selection, itemId, step)
  const moved = wornIn(selection, 'ACCESSORIES').find((worn) => worn.itemId === itemId)
  if (!next || !moved) return selection
  const rest = selection.items.filter((worn) => worn !== moved)
  const at = rest.indexOf(next) + (step === 1 ? 1 : 0)
  return { ...selection, items: rest.toSpliced(at, 0, moved) }
}
