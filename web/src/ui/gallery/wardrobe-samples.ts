import { AVATAR_CATALOGUE, type AvatarCatalogueItem, type AvatarPose } from '@trilha/contract/economy/avatar-catalogue'
import type { AvatarSelection } from '@trilha/contract/economy/avatar'
import { lookOf } from '../avatar/look.ts'

type Item = AvatarSelection['items'][number]

const plain: AvatarSelection = {
  skin: 6,
  hair: 'preto',
  pose: 'padrao',
  disc: '#BFE3D2',
  items: [
    { slot: 'FACE', itemId: 'oval' },
    { slot: 'EYES', itemId: 'redondos' },
    { slot: 'EYEBROWS', itemId: 'suaves' },
    { slot: 'MOUTH', itemId: 'aberto' },
    { slot: 'FRONT_HAIR', itemId: 'raspado' },
    { slot: 'SHIRT', itemId: 'uniforme' },
    { slot: 'PANTS', itemId: 'jeans' },
    { slot: 'SHOES', itemId: 'tenis' },
  ],
}

/** The hair behind that belongs to a front of another name, and the front to a back, so that a row shows a whole head. */
const fronts: Record<string, string> = { chanel: 'franja', nuca: 'repartido', sereia: 'cortina' }
const sameName = ['trancas', 'black', 'cachos', 'crespo', 'dreads', 'liso', 'ondas', 'puffs']

/** The three bodies that every item is looked at on, and the three companions that it must get along with. */
export const bodies = [2, 6, 9].map((skin) => ({ ...plain, skin }))
export const companions = [
  wearing({ ...plain, skin: 4 }, { slot: 'FRONT_HAIR', itemId: 'hijab' }),
  wearing(plain, { slot: 'FRONT_HAIR', itemId: 'black' }, { slot: 'BACK_HAIR', itemId: 'black' }),
  wearing({ ...plain, skin: 9 }, { slot: 'ACCESSORIES', itemId: 'cadeira' }),
]

/** The look with this item on, as a drawing. */
export function dressed(look: AvatarSelection, { slot, id, place }: AvatarCatalogueItem, pose?: AvatarPose) {
  const items: Item[] = [{ slot, itemId: id }]
  if (slot === 'BACK_HAIR' && look.items.some(({ itemId }) => itemId === 'raspado'))
    items.push({ slot: 'FRONT_HAIR', itemId: fronts[id] ?? (sameName.includes(id) ? id : 'coque') })
  // A prosthesis and a shoe are seen below short trousers.
  if (slot === 'SHOES' || place === 'limb') items.push({ slot: 'PANTS', itemId: 'shorts' })
  return lookOf({ id, avatar: { ...wearing(look, ...items), ...(pose && { pose }) } })
}

function wearing(look: AvatarSelection, ...items: Item[]): AvatarSelection {
  const places = new Set(items.map(placeOf))
  return { ...look, items: [...look.items.filter((item) => !places.has(placeOf(item))), ...items] }
}

function placeOf({ slot, itemId }: Item): string {
  return AVATAR_CATALOGUE.find((item) => item.slot === slot && item.id === itemId)?.place ?? slot
}

/** Anything that goes together, to see whether it does: everything is allowed with everything. */
export function anyLook(seed: number) {
  const one = (slot: string, step: number) => {
    const items = AVATAR_CATALOGUE.filter((item) => item.slot === slot)
    return items[(seed * step + slot.length) % items.length]!
  }
  const items = ['FACE', 'EYES', 'EYEBROWS', 'MOUTH', 'FRONT_HAIR', 'BACK_HAIR', 'SHIRT', 'PANTS', 'SHOES'].map(
    (slot, at) => one(slot, 2 * at + 1),
  )
  const extras = [one('ACCESSORIES', 7), one('BACKGROUND', 5)]
  return lookOf({
    id: String(seed),
    avatar: wearing(
      { ...plain, skin: 1 + (seed % 10), pose: 'aceno' },
      ...[...items, ...extras].map(({ slot, id }) => ({ slot, itemId: id })),
    ),
  })
}
