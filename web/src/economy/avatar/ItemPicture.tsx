import type { AvatarSelection } from '@trilha/contract/economy/avatar'
import type { AvatarCatalogueItem } from '@trilha/contract/economy/avatar-catalogue'
import { AvatarBackdrop, AvatarCrop, ItemOnBust } from './AvatarCrop.tsx'
import { tileCrop } from './crops.ts'
import { coverOf, tileLook } from './tile-look.ts'
import { wear } from './wardrobe.ts'

interface ItemPictureProps {
  look: AvatarSelection
  item: AvatarCatalogueItem
}

/** An item on one's own avatar, or on a plain bust where it would not be seen there. */
export function ItemPicture({ look, item }: ItemPictureProps) {
  if (item.slot === 'BACKGROUND') return <AvatarBackdrop selection={wear(look, item)} isWhole />
  if (coverOf(look, item)) return <ItemOnBust item={item} viewBox={tileCrop(item)} />
  return <AvatarCrop selection={tileLook(look, item)} viewBox={tileCrop(item)} />
}
