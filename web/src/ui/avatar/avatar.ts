/** What a person wears and how it becomes layers. Knows no React. */
import {
  AVATAR_HAIRS,
  AVATAR_SKINS,
  type AvatarHair as HairColour,
} from '@trilha/contract/economy/avatar-catalogue/palettes'
import type { AvatarPlace as Place, AvatarPose as Pose } from '@trilha/contract/economy/avatar-catalogue/shapes'

export type { HairColour, Place, Pose }

export type Slot =
  | 'background'
  | 'backHair'
  | 'body'
  | 'shoes'
  | 'pants'
  | 'shirt'
  | 'face'
  | 'mouth'
  | 'nose'
  | 'eyes'
  | 'eyebrows'
  | 'frontHair'
  | 'accessories'

export interface Shape {
  d: string
  fill?: string
  stroke?: string
  strokeWidth?: number
  strokeLinecap?: 'round'
  strokeLinejoin?: 'round'
  opacity?: number
  transform?: string
  fillRule?: 'evenodd'
  /** Drawn only in this pose. */
  pose?: Pose
  /** Drawn in every pose but this one. */
  not?: Pose
  /** Left out when an item replaces this limb. */
  limb?: string
  /** Drawn only under a hat (true), or only without one (false). */
  flat?: boolean
}

/** One drawing of an item at one height of the stack: a wheelchair has a back half and a front half. */
export interface Part {
  /** Layer order index, drawn from low to high. */
  layer: number
  shapes: readonly Shape[]
}

export interface Item {
  slot: Slot
  id: string
  parts: readonly Part[]
  place?: Place
  /** Slots and places that this item covers, such as the hair under a hijab. */
  hides?: readonly (Slot | Place)[]
  /** A limb, or another thing of the body, that this item draws itself. */
  replaces?: string
  /** A hat wants low hair. */
  needs?: 'low'
  /** Variables that follow another one, a shade darker. */
  shades?: Colours
  /** A wider frame for the round picture, where the hair is big. */
  bust?: string
}

export type Colours = Readonly<Record<string, string>>

export interface AvatarItem {
  slot: Slot
  itemId: string
  /** Values of the item's own variables, `{ shirt: '#2E6FDB' }`; what is left out keeps the item's first colour. */
  colours?: Colours
}

export interface AvatarSelection {
  /** 1 (lightest) to 10 (darkest). */
  skin: number
  hair: HairColour
  items: readonly AvatarItem[]
  pose: Pose
  /** The colour behind the round picture. */
  disc: string
}

export type Crop = 'bust' | 'bigBust' | 'face' | 'whole'

export interface Layer {
  key: string
  slot: Slot
  itemId: string
  /** How high in the stack; of two at one height the later worn is drawn over the earlier. */
  order: number
  shapes: readonly Shape[]
  colours: Colours
}

const crops: Record<Exclude<Crop, 'whole'>, string> = {
  bust: '72 56 216 216',
  bigBust: '64 36 232 232',
  face: '104 84 152 152',
}

/** Left and right of the whole figure: the waving hand and the wheels reach beyond the one that stands. */
const sides: Record<Pose, readonly [number, number]> = { padrao: [60, 300], aceno: [60, 330], sentado: [54, 306] }

/** Never chosen; the body follows the pose. */
const nose: AvatarItem = { slot: 'nose', itemId: 'padrao' }

/** What nobody goes without: stands in where a selection has none, or names something that is gone. */
const indispensable: readonly AvatarItem[] = [
  { slot: 'face', itemId: 'oval' },
  { slot: 'eyes', itemId: 'redondos' },
  { slot: 'mouth', itemId: 'sorriso' },
  { slot: 'shirt', itemId: 'uniforme' },
  { slot: 'pants', itemId: 'jeans' },
]

/** Drawn where nothing of its slot was chosen. */
export function isStandIn(slot: Slot, itemId: string): boolean {
  return indispensable.some((item) => item.slot === slot && item.itemId === itemId)
}

const belowTheBust: readonly string[] = ['background', 'shoes', 'pants', 'back', 'hand', 'arm', 'limb', 'seat']

export type FindItem = (slot: Slot, itemId: string) => Item | undefined

export function finder(items: readonly Item[]): FindItem {
  const byKey = new Map(items.map((item) => [`${item.slot}/${item.id}`, item]))
  return (slot, itemId) => byKey.get(`${slot}/${itemId}`)
}

/**
 * What holds at once. Whoever uses a wheelchair is seated in it, which no choice of pose can break, and moves the arms
 * as chosen: one waves sitting, too. `padrao` has no arms of its own. The first says which body is drawn.
 */
export function posesOf({ items, pose }: AvatarSelection): ReadonlySet<Pose> {
  const isInChair = items.some((item) => item.itemId === 'cadeira')
  if (!isInChair) return new Set([pose])
  return new Set(pose === 'padrao' ? ['sentado'] : ['sentado', pose])
}

/** Whether a shape is drawn in the poses that hold. */
export function isInPose(shape: Shape, poses: ReadonlySet<Pose>): boolean {
  return (!shape.pose || poses.has(shape.pose)) && !(shape.not && poses.has(shape.not))
}

/** The figure alone, for a place that is drawn already. */
export function withoutBackground(selection: AvatarSelection): AvatarSelection {
  return { ...selection, items: selection.items.filter(({ slot }) => slot !== 'background') }
}

export function layersOf(selection: AvatarSelection, crop: Crop, find: FindItem): Layer[] {
  // The round picture looks the same in every pose: a raised arm would be cut off.
  const poses: ReadonlySet<Pose> = crop === 'whole' ? posesOf(selection) : new Set(['padrao'] as const)
  const shown = wornIn(selection, poses, find).filter(
    ({ item }) => isInCrop(item.slot, crop) && isInCrop(item.place ?? item.slot, crop),
  )
  const hidden = new Set<string>(shown.flatMap(({ item }) => item.hides ?? []))
  const worn = shown.filter(({ item }) => !hidden.has(item.slot) && !(item.place && hidden.has(item.place)))
  const replaced = new Set(worn.map(({ item }) => item.replaces))
  const isFlat = worn.some(({ item }) => item.needs === 'low')
  const isDrawn = (shape: Shape): boolean =>
    isInPose(shape, poses) && (shape.flat ?? isFlat) === isFlat && !(shape.limb && replaced.has(shape.limb))
  return worn
    .flatMap(({ item, colours }) =>
      item.parts.map((part) => ({
        key: `${item.slot}/${item.id}/${part.layer}`,
        slot: item.slot,
        itemId: item.id,
        order: part.layer,
        shapes: part.shapes.filter(isDrawn),
        colours: withShades(colours, item.shades ?? {}),
      })),
    )
    .toSorted((a, b) => a.order - b.order)
}

/** A shape as it is painted, without the conditions that decided whether it is. */
export function paintOf({ pose: _pose, not: _not, limb: _limb, flat: _flat, ...paint }: Shape) {
  return paint
}

interface Worn {
  item: Item
  colours: Colours
}

function wornIn(selection: AvatarSelection, poses: ReadonlySet<Pose>, find: FindItem): Worn[] {
  const [body = 'padrao'] = poses
  const wear = ({ slot, itemId, colours = {} }: AvatarItem): Worn[] => {
    const item = find(slot, itemId)
    return item ? [{ item, colours }] : []
  }
  const chosen = selection.items.flatMap(wear)
  const missing = indispensable.filter(({ slot }) => !chosen.some(({ item }) => item.slot === slot))
  return [{ slot: 'body', itemId: body } as const, nose, ...missing].flatMap(wear).concat(chosen)
}

function withShades(colours: Colours, shades: Colours): Colours {
  const derived = Object.entries(shades).flatMap(([variable, source]) => {
    const base = colours[source]
    return base === undefined ? [] : [[variable, shadeOf(base)] as const]
  })
  return { ...Object.fromEntries(derived), ...colours }
}

/** Whether a crop shows anything of a slot or a place. */
export function isInCrop(name: Slot | Place, crop: Crop): boolean {
  return crop === 'whole' || !belowTheBust.includes(name)
}

export function viewBoxOf(selection: AvatarSelection, crop: Crop, find: FindItem): string {
  if (crop === 'whole') return wholeCrop(posesOf(selection))
  if (crop !== 'bust') return crops[crop]
  const frames = selection.items.flatMap((item) => find(item.slot, item.itemId)?.bust ?? [])
  return frames.toSorted((a, b) => sideOf(b) - sideOf(a))[0] ?? crops.bust
}

function wholeCrop(poses: ReadonlySet<Pose>): string {
  const reached = [...poses].map((pose) => sides[pose])
  const left = Math.min(...reached.map(([x]) => x))
  const right = Math.max(...reached.map(([, x]) => x))
  return `${left} 40 ${right - left} 590`
}

function sideOf(viewBox: string): number {
  return Number(viewBox.split(' ').at(-1))
}

/** The variables of the whole figure; an item's own colours are set on its layers, so two accessories never mix. */
export function cssVars(selection: AvatarSelection): Record<`--${string}`, string> {
  const tone = Math.min(Math.max(selection.skin, 1), AVATAR_SKINS.length)
  const [skin, shade, line] = AVATAR_SKINS[tone - 1]!
  const [hair, highlight] = AVATAR_HAIRS[selection.hair]
  return {
    '--skin': skin,
    '--skin-shade': shade,
    '--skin-line': line,
    '--hair': hair,
    '--hair-hi': highlight,
    '--vit': vitiligoOn(tone),
    // A darker line keeps the mouth readable at 30 px.
    ...(tone >= 7 && { '--line': '#200D08' }),
  }
}

/** Two skins lighter, lighter still where that would not show, and white where there is no lighter skin. */
function vitiligoOn(tone: number): string {
  if (tone >= 6) return '#E3B891'
  return AVATAR_SKINS[tone - 3]?.[0] ?? '#FFFFFF'
}

export function itemVars(colours: Colours): Record<string, string> {
  return Object.fromEntries(Object.entries(colours).map(([name, value]) => [`--${name}`, value]))
}

/** A second colour is derived, not picked: the same hue, 18 % darker. */
export function shadeOf(colour: string): string {
  return `#${[1, 3, 5]
    .map((at) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * 0.82))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`
}
