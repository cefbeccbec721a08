import type { AvatarSelection } from '@trilha/contract/economy/avatar'
import { avatarItemKey, findAvatarItem, isFree } from '@trilha/contract/economy/avatar-catalogue'

/** Places in the selection of items that have a price and were not paid for. */
export function blockedItems({ items }: AvatarSelection, unlocked: ReadonlySet<string>): number[] {
  return items.flatMap(({ slot, itemId }, at) => {
    const item = findAvatarItem(slot, itemId)
    return item && !isFree(item) && !unlocked.has(avatarItemKey(item)) ? [at] : []
  })
}
