import type { AvatarSelectionItem } from '@trilha/contract/economy/avatar'
import type { AvatarCatalogueItem, AvatarVariable } from '@trilha/contract/economy/avatar-catalogue'

export function colourOf(item: AvatarCatalogueItem, variable: AvatarVariable, worn: AvatarSelectionItem): string {
  return (worn.colours?.[variable] ?? item.colours[variable] ?? '').toUpperCase()
}
