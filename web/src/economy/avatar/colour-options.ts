import type { AvatarSelectionItem } from '@trilha/contract/economy/avatar'
import {
  AVATAR_COLOURS,
  AVATAR_EYE_COLOURS,
  AVATAR_HAIRS,
  type AvatarCatalogueItem,
  type AvatarVariable,
} from '@trilha/contract/economy/avatar-catalogue'

export interface NamedColour {
  colour: string
  /** Key of its name among the sentences of the wardrobe. */
  nameKey: string
}

function named(colours: Readonly<Record<string, string>>, group: 'colours' | 'hairs'): NamedColour[] {
  return Object.entries(colours).map(([name, colour]) => ({ colour, nameKey: `${group}.${name}` }))
}

const cloth = named(AVATAR_COLOURS, 'colours')
const eyes = named(AVATAR_EYE_COLOURS, 'colours')
export const hairs: readonly NamedColour[] = Object.entries(AVATAR_HAIRS).map(([name, [colour]]) => ({
  colour,
  nameKey: `hairs.${name}`,
}))

function paletteOf(variable: AvatarVariable): readonly NamedColour[] {
  if (variable === 'eye') return eyes
  return variable === 'brow' ? hairs : cloth
}

/** What a variable of an item may be painted in: the colour it comes in, where no palette has it, and the palette. */
export function coloursFor(item: AvatarCatalogueItem, variable: AvatarVariable): readonly NamedColour[] {
  const palette = paletteOf(variable)
  const own = item.colours[variable]
  if (own === undefined || palette.some(({ colour }) => isSame(colour, own))) return palette
  return [{ colour: own, nameKey: 'colours.own' }, ...palette]
}

export function colourOf(item: AvatarCatalogueItem, variable: AvatarVariable, worn: AvatarSelectionItem): string {
  return (worn.colours?.[variable] ?? item.colours[variable] ?? '').toUpperCase()
}

function isSame(a: string, b: string): boolean {
  return a.toUpperCase() === b.toUpperCase()
}
