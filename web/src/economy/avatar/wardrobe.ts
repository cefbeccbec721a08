import type { AvatarSlot } from '@trilha/contract/constants/economy'
import type { AvatarSelection, AvatarSelectionItem } from '@trilha/contract/economy/avatar'
import {
  AVATAR_CATALOGUE,
  avatarItemKey,
  findAvatarItem,
  isFree,
  type AvatarCatalogueItem,
} from '@trilha/contract/economy/avatar-catalogue'
import { groupBy } from '../../lib/group-by.ts'
import { isStandIn } from '../../ui/avatar/avatar.ts'
import { slotOf } from '../../ui/avatar/look.ts'

/** What is worn and what may be: rules of the studio that know no screen. The server decides again when saving. */

export type Unlocked = ReadonlySet<string>

const itemsBySlot = groupBy(AVATAR_CATALOGUE, ({ slot }) => slot)

export function itemsOf(slot: AvatarSlot): readonly AvatarCatalogueItem[] {
  return itemsBySlot.get(slot) ?? []
}

export function isMine(item: AvatarCatalogueItem, unlocked: Unlocked): boolean {
  return isFree(item) || unlocked.has(avatarItemKey(item))
}

/** Slots that may stay empty; a face without eyes is nobody's wish. */
const optional: ReadonlySet<AvatarSlot> = new Set(['FRONT_HAIR', 'BACK_HAIR', 'BACKGROUND'])

export function mayBeEmpty(slot: AvatarSlot): boolean {
  return optional.has(slot)
}

export function wornIn(selection: AvatarSelection, slot: AvatarSlot): readonly AvatarSelectionItem[] {
  return selection.items.filter((worn) => worn.slot === slot)
}

export function isWorn(selection: AvatarSelection, { slot, id }: AvatarCatalogueItem): boolean {
  const chosen = wornIn(selection, slot)
  return chosen.length === 0 ? isStandIn(slotOf(slot), id) : chosen.some(({ itemId }) => itemId === id)
}

/** Two things that exclude each other: of one slot or, among accessories, of one place of the body. */
function takesPlaceOf(item: AvatarCatalogueItem, worn: AvatarSelectionItem): boolean {
  if (worn.slot !== item.slot) return false
  return item.slot !== 'ACCESSORIES' || findAvatarItem(worn.slot, worn.itemId)?.place === item.place
}

export function wear(selection: AvatarSelection, item: AvatarCatalogueItem): AvatarSelection {
  const put = { slot: item.slot, itemId: item.id }
  const at = selection.items.findIndex((worn) => takesPlaceOf(item, worn))
  if (at === -1) return { ...selection, items: [...selection.items, put] }
  return { ...selection, items: selection.items.map((worn, index) => (index === at ? put : worn)) }
}

/** Back hair that a front hair is worn with, by id; a front hair that is not named here is worn without. */
const backOf: Readonly<Record<string, string>> = {
  trancas: 'trancas',
  liso: 'liso',
  black: 'black',
  ondas: 'ondas',
  dreads: 'dreads',
  franja: 'chanel',
  cachos: 'cachos',
  nago: 'boxeadora',
  repartido: 'nuca',
  crespo: 'crespo',
  puffs: 'puffs',
  coque: 'coque',
  cortina: 'liso',
}

/** As a tap in the studio means it: an accessory that is worn is taken off. */
export function pick(selection: AvatarSelection, item: AvatarCatalogueItem): AvatarSelection {
  return item.slot === 'ACCESSORIES' && isWorn(selection, item) ? takeOff(selection, item) : putOn(selection, item)
}

/** As it is meant to be seen: hair comes whole, front and back. */
export function putOn(selection: AvatarSelection, item: AvatarCatalogueItem): AvatarSelection {
  if (item.slot !== 'FRONT_HAIR') return wear(selection, item)
  const back = findAvatarItem('BACK_HAIR', backOf[item.id] ?? '')
  const look = wear(selection, item)
  return back ? wear(look, back) : empty(look, 'BACK_HAIR')
}

export function takeOff(selection: AvatarSelection, { slot, id }: AvatarCatalogueItem): AvatarSelection {
  return { ...selection, items: selection.items.filter((worn) => worn.slot !== slot || worn.itemId !== id) }
}

export function empty(selection: AvatarSelection, slot: AvatarSlot): AvatarSelection {
  return { ...selection, items: selection.items.filter((worn) => worn.slot !== slot) }
}

/** As a tap on "none" means it: without front hair there is none behind. */
export function leaveEmpty(selection: AvatarSelection, slot: AvatarSlot): AvatarSelection {
  const bare = empty(selection, slot)
  return slot === 'FRONT_HAIR' ? empty(bare, 'BACK_HAIR') : bare
}

export function paint(
  selection: AvatarSelection,
  item: AvatarCatalogueItem,
  variable: string,
  colour: string,
): AvatarSelection {
  return {
    ...selection,
    items: selection.items.map((worn) =>
      worn.slot === item.slot && worn.itemId === item.id
        ? { ...worn, colours: { ...worn.colours, [variable]: colour } }
        : worn,
    ),
  }
}

/** Worn to try it on, not paid for. */
export function triedOn({ items }: AvatarSelection, unlocked: Unlocked): AvatarCatalogueItem[] {
  return items.flatMap(({ slot, itemId }) => {
    const item = findAvatarItem(slot, itemId)
    return item && !isMine(item, unlocked) ? [item] : []
  })
}

/**
 * Takes off what was tried on and makes room for what was worn in its place at the start, as far as it is one's own.
 * Hair goes as it came, front and back, unless another back was put on since.
 */
export function giveBack(
  selection: AvatarSelection,
  item: AvatarCatalogueItem,
  { start, unlocked }: { start: AvatarSelection; unlocked: Unlocked },
): AvatarSelection {
  const isWhole = item.slot === 'FRONT_HAIR' && wornIn(selection, 'BACK_HAIR')[0]?.itemId === backOf[item.id]
  const bare = takeOff(isWhole ? empty(selection, 'BACK_HAIR') : selection, item)
  const before = start.items.filter((worn) => {
    const earlier = findAvatarItem(worn.slot, worn.itemId)
    const isItsPlace = takesPlaceOf(item, worn) || (isWhole && worn.slot === 'BACK_HAIR')
    return isItsPlace && earlier !== undefined && isMine(earlier, unlocked)
  })
  return { ...bare, items: [...bare.items, ...before] }
}

const drawnSlots = ['EYES', 'EYEBROWS', 'MOUTH', 'SHIRT', 'PANTS', 'SHOES', 'BACKGROUND'] as const
/** Things that say something about a person: never given or taken by chance. */
const tellingPlaces: ReadonlySet<string | undefined> = new Set(['face', 'eyes', 'ear', 'arm', 'limb', 'seat'])
const tellingItems: ReadonlySet<string> = new Set(['bengala', 'kipa', 'lenco-pescoco'])

function isTelling({ slot, id, place, colours }: AvatarCatalogueItem): boolean {
  if (slot === 'ACCESSORIES') return tellingPlaces.has(place) || tellingItems.has(id)
  return slot === 'FRONT_HAIR' && 'cloth' in colours
}

/**
 * Another look out of what one owns: what is only tried on goes. Skin and the shape of the face stay, and so does
 * whatever speaks of faith or of the body: that is for the person to say.
 */
export function randomLook(selection: AvatarSelection, unlocked: Unlocked, random: () => number): AvatarSelection {
  const draw = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)]
  const mine = (slot: AvatarSlot) => itemsOf(slot).filter((item) => isMine(item, unlocked) && !isTelling(item))
  const put = (look: AvatarSelection, item: AvatarCatalogueItem | undefined) => (item ? wear(look, item) : look)

  let look = triedOn(selection, unlocked).reduce(takeOff, selection)
  for (const slot of drawnSlots) look = put(look, draw(mine(slot)))

  const covered = wornIn(look, 'FRONT_HAIR').some(({ itemId }) => {
    const item = findAvatarItem('FRONT_HAIR', itemId)
    return item !== undefined && isTelling(item)
  })
  if (!covered) {
    const front = draw(mine('FRONT_HAIR'))
    if (front) look = pick(look, front)
  }

  for (const { itemId } of wornIn(look, 'ACCESSORIES')) {
    const item = findAvatarItem('ACCESSORIES', itemId)
    if (item && !isTelling(item)) look = takeOff(look, item)
  }
  return random() < 0.5 ? look : put(look, draw(mine('ACCESSORIES').filter((item) => !isPlaceTaken(look, item))))
}

function isPlaceTaken(selection: AvatarSelection, item: AvatarCatalogueItem): boolean {
  return selection.items.some((worn) => takesPlaceOf(item, worn))
}

export function isSameLook(a: AvatarSelection, b: AvatarSelection): boolean {
  return canonical(a) === canonical(b)
}

/** The server may give the keys back in another order. */
function canonical({ skin, hair, pose, disc, items }: AvatarSelection): string {
  const plain = items.map(({ slot, itemId, colours = {} }) => [
    slot,
    itemId,
    Object.entries(colours).toSorted(([x], [y]) => (x < y ? -1 : 1)),
  ])
  return JSON.stringify([skin, hair, pose, disc, plain])
}
