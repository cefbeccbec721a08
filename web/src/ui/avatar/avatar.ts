/** What a person wears and how it becomes layers. Knows no React and no particular item. */

export type Pose = 'padrao' | 'aceno' | 'sentado'

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

/** One accessory per place, so glasses, a hearing aid and a wheelchair go together. */
export type Place = 'face' | 'eyes' | 'ear' | 'head' | 'neck' | 'back' | 'hand' | 'limb' | 'seat'

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
  replaces?: string
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
  shapes: readonly Shape[]
  colours: Colours
}

export type HairColour = keyof typeof hairColours

/** Base, shade and line of each skin, light to dark. */
const skins = [
  ['#FCE3D4', '#EDBFA6', '#C98F74'],
  ['#F6CFB2', '#E2AA87', '#B97D59'],
  ['#EBB68F', '#D2926A', '#A66B45'],
  ['#D9986B', '#BC784A', '#8F5530'],
  ['#C07F52', '#9E6138', '#774523'],
  ['#A4663C', '#824B29', '#5F3419'],
  ['#87502E', '#683A1F', '#4A2612'],
  ['#6B3C22', '#4F2A16', '#351A0C'],
  ['#5B3623', '#3F2415', '#241008'],
  ['#4A2D20', '#321C12', '#180A05'],
] as const

const hairColours = {
  preto: ['#211B22', '#3A3139'],
  cafe: ['#3B2417', '#57382A'],
  castanho: ['#6B4226', '#875838'],
  mel: ['#9A622F', '#B67D46'],
  ruivo: ['#B0532A', '#CC6E42'],
  loiro: ['#D9A441', '#E8BD68'],
  azul: ['#2D5BD7', '#5B82EA'],
  rosa: ['#D4588F', '#E681AE'],
  cinza: ['#8F979B', '#B1B8BB'],
} as const

const crops: Record<Exclude<Crop, 'whole'>, string> = {
  bust: '72 56 216 216',
  bigBust: '64 36 232 232',
  face: '104 84 152 152',
}

/** The waving hand and the wheels reach beyond the standing figure. */
const wholeCrops: Record<Pose, string> = { padrao: '60 40 240 590', aceno: '60 40 270 590', sentado: '54 40 252 590' }

/** Worn by everybody and never chosen; the body follows the pose. */
const fixed: readonly AvatarItem[] = [
  { slot: 'face', itemId: 'oval' },
  { slot: 'nose', itemId: 'padrao' },
]

const belowTheBust: readonly string[] = ['background', 'shoes', 'pants', 'back', 'hand', 'limb', 'seat']

export type FindItem = (slot: Slot, itemId: string) => Item | undefined

export function finder(items: readonly Item[]): FindItem {
  const byKey = new Map(items.map((item) => [`${item.slot}/${item.id}`, item]))
  return (slot, itemId) => byKey.get(`${slot}/${itemId}`)
}

/** Whoever uses a wheelchair is seated in it; no other choice of pose can break that. */
export function poseOf(selection: AvatarSelection): Pose {
  return selection.items.some((item) => item.itemId === 'cadeira') ? 'sentado' : selection.pose
}

export function layersOf(selection: AvatarSelection, crop: Crop, find: FindItem): Layer[] {
  const whole = crop === 'whole'
  // The round picture looks the same in every pose: a raised arm would be cut off.
  const pose = whole ? poseOf(selection) : 'padrao'
  const chosen: AvatarItem[] = [{ slot: 'body', itemId: pose }, ...fixed, ...selection.items]
  const worn = chosen.flatMap((choice) => {
    const item = find(choice.slot, choice.itemId)
    return item && (whole || !isBelowTheBust(item)) ? [{ item, colours: choice.colours ?? {} }] : []
  })
  const hidden = new Set<string>(worn.flatMap(({ item }) => item.hides ?? []))
  const replaced = new Set(worn.map(({ item }) => item.replaces))
  return worn
    .filter(({ item }) => !hidden.has(item.slot) && !(item.place && hidden.has(item.place)))
    .flatMap(({ item, colours }) =>
      item.parts.map((part) => ({
        key: `${item.slot}/${item.id}/${part.layer}`,
        order: part.layer,
        shapes: part.shapes.filter(
          (shape) =>
            (!shape.pose || shape.pose === pose) && shape.not !== pose && !(shape.limb && replaced.has(shape.limb)),
        ),
        colours,
      })),
    )
    .toSorted((a, b) => a.order - b.order)
}

function isBelowTheBust(item: Item): boolean {
  return belowTheBust.includes(item.slot) || (item.place !== undefined && belowTheBust.includes(item.place))
}

export function viewBoxOf(selection: AvatarSelection, crop: Crop, find: FindItem): string {
  if (crop === 'whole') return wholeCrops[poseOf(selection)]
  if (crop !== 'bust') return crops[crop]
  const framed = selection.items.map((item) => find(item.slot, item.itemId)?.bust).find((bust) => bust !== undefined)
  return framed ?? crops.bust
}

/** The variables of the whole figure; an item's own colours are set on its layers, so two accessories never mix. */
export function cssVars(selection: AvatarSelection): Record<`--${string}`, string> {
  const tone = Math.min(Math.max(selection.skin, 1), skins.length)
  const [skin, shade, line] = skins[tone - 1]!
  const [hair, highlight] = hairColours[selection.hair]
  return {
    '--skin': skin,
    '--skin-shade': shade,
    '--skin-line': line,
    '--hair': hair,
    '--hair-hi': highlight,
    // Vitiligo is two skins lighter, and lighter still where that would not show.
    '--vit': tone >= 6 ? '#E3B891' : skins[Math.max(tone - 3, 0)]![0],
    // A darker line keeps the mouth readable at 30 px.
    ...(tone >= 7 && { '--line': '#200D08' }),
  }
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
