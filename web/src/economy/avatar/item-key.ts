import type { AvatarSlot } from '@trilha/contract/constants/economy'

/** Where an item's name stands. That every item has one is held by a test: an id is any text to the compiler. */
export function itemKey({ slot, id }: { slot: AvatarSlot; id: string }) {
  return `wardrobe:items.${slot}.${id}` as 'wardrobe:items.FACE.oval'
}
