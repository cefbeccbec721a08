import type { AvatarSelectionItem } from '@trilha/contract/economy/avatar'
import {
  AVATAR_COLOURS,
  AVATAR_EYE_COLOURS,
  AVATAR_HAIRS,
  type AvatarCatalogueItem,
  type AvatarVariable,
} from '@trilha/contract/economy/avatar-catalogue'

const cloth: readonly string[] = Object.values(AVATAR_COLOURS)
const eyes: readonly string[] = Object.values(AVATAR_EYE_COLOURS)
const brows: readonly string[] = Object.values(AVATAR_HAIRS).map(([base]) => base)

function paletteOf(variable: AvatarVariable): readonly string[] {
  if (variable === 'eye') return eyes
  return variable === 'brow' ? brows : cloth
}

/** What a variable of an item may be painted in: the colour it comes in, where no palette has it, and the palette. */
export function coloursFor(item: AvatarCatalogueItem, variable: AvatarVariable): readonly string[] {
  const palette = paletteOf(variable)
  const own = item.colours[variable]?.toUpperCase()
  return own === undefined || palette.includes(own) ? palette : [own, ...palette]
}

export function colourOf(item: AvatarCatalogueItem, variable: AvatarVariable, worn: AvatarSelectionItem): string {
  return (worn.colours?.[variable] ?? item.colours[variable] ?? '').toUpperCase()
}
