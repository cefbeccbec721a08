import type { AvatarSelection, AvatarSelectionItem } from '@trilha/contract/economy/avatar'
import { layersOf, posesOf } from '../../ui/avatar/avatar.ts'
import { lookOf } from '../../ui/avatar/look.ts'
import { find } from '../../ui/avatar/wardrobe.ts'
import { doTouch } from './touching.ts'
import { wornIn } from './wardrobe.ts'

/** Towards the front, or towards the back. */
export type Step = 1 | -1

/**
 * The accessory that the next step goes over: the nearest that is drawn and touches it. Those between them are passed
 * without a trace.
 */
function nextOf(selection: AvatarSelection, itemId: string, step: Step): AvatarSelectionItem | undefined {
  const worn = wornIn(selection, 'ACCESSORIES')
  const at = worn.findIndex((each) => each.itemId === itemId)
  if (at === -1) return undefined
  // The id stands in for whoever chose nothing: this one chose.
  const look = lookOf({ id: '', avatar: selection })
  const drawn = new Set(
    layersOf(look, 'whole', find).flatMap((layer) => (layer.slot === 'accessories' ? [layer.itemId] : [])),
  )
  const isNext = (other: AvatarSelectionItem) =>
    drawn.has(itemId) && drawn.has(other.itemId) && doTouch(itemId, other.itemId, posesOf(look))
  return step === 1 ? worn.slice(at + 1).find(isNext) : worn.slice(0, at).findLast(isNext)
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
