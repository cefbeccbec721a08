import { AVATAR_DISCS } from '@trilha/contract/economy/avatar-catalogue/palettes'
import { shadeOf, type AvatarItem, type AvatarSelection, type HairColour, type Slot } from './avatar.ts'

/** Back and front hair that belong together. Faith and disability are never guessed: they are for the person to say. */
const hairStyles: readonly (readonly [back: string | undefined, front: string])[] = [
  ['trancas', 'trancas'],
  [undefined, 'topete'],
  ['black', 'black'],
  ['liso', 'liso'],
  [undefined, 'degrade'],
  ['cachos', 'cachos'],
  ['chanel', 'franja'],
  ['puffs', 'puffs'],
  [undefined, 'cachos'],
  ['ondas', 'ondas'],
  ['coque', 'coque'],
  [undefined, 'black'],
  ['rabo', 'coque'],
  ['liso', 'franja'],
  ['dreads', 'dreads'],
  [undefined, 'repartido'],
  ['crespo', 'crespo'],
  ['boxeadora', 'coque'],
  [undefined, 'nago'],
  ['nuca', 'franja'],
  [undefined, 'crespo'],
  ['marias', 'coque'],
  [undefined, 'raspado'],
]

/** Natural colours of each range of skins; a person paints it pink in the studio. */
const hairByTone: readonly (readonly HairColour[])[] = [
  ['castanho', 'loiro', 'mel', 'ruivo', 'preto', 'cafe'],
  ['cafe', 'preto', 'castanho', 'mel'],
  ['preto', 'cafe'],
]

const shirts = ['camiseta', 'moletom', 'uniforme', 'listras', 'aberto', 'polo', 'regata']
const shirtColours = ['#2E6FDB', '#0B6E4F', '#D4588F', '#F28C28', '#6B3FC0', '#0B7C93', '#D93A2B', '#35A37C', '#44518F']
const trims = ['#FFFFFF', '#FFC629']
const accessories = ['oculos', 'sardas', 'fone', 'flor']

/** A look of their own for a person who has chosen none: the same seed always gives the same look. */
export function defaultSelection(seed: string): AvatarSelection {
  const draw = drawer(seed)
  const pick = <T>(from: readonly T[]): T => from[draw(from.length)]!
  const skin = 1 + draw(10)
  const [back, front] = pick(hairStyles)
  const hair = pick(hairByTone[skin <= 3 ? 0 : skin <= 6 ? 1 : 2]!)
  const items: AvatarItem[] = [
    ...(back ? [worn('backHair', back)] : []),
    worn('frontHair', front),
    // On dark skins eyes with light in them and a mouth with teeth, so that the face still reads at 30 px.
    worn('eyes', pick(skin >= 7 ? ['redondos', 'cilios'] : ['redondos', 'cilios', 'amendoados', 'sorrindo'])),
    worn('eyebrows', pick(['suaves', 'arqueadas', 'retas'])),
    worn('mouth', pick(skin >= 8 ? ['aberto'] : ['sorriso', 'aberto', 'meio'])),
    shirt(pick(shirts), pick(shirtColours), pick(trims)),
    worn('pants', pick(['jeans', 'jogger', 'shorts', 'saia', 'bermuda', 'legging'])),
    worn('shoes', pick(['tenis', 'tenis', 'bota', 'cano-alto'])),
  ]
  if (draw(4) === 0) items.push(worn('accessories', pick(accessories)))
  return { skin, hair, pose: 'padrao', disc: pick(AVATAR_DISCS), items }
}

function worn(slot: Slot, itemId: string): AvatarItem {
  return { slot, itemId }
}

function shirt(itemId: string, colour: string, trim: string): AvatarItem {
  if (itemId === 'uniforme') return worn('shirt', itemId)
  return {
    slot: 'shirt',
    itemId,
    colours: { shirt: colour, shirt2: itemId === 'moletom' || itemId === 'polo' ? shadeOf(colour) : trim },
  }
}

/** FNV-1a for the start and mulberry32 for the rest: small, and neighbouring ids give unlike people. */
function drawer(seed: string): (below: number) => number {
  let state = hashOf(seed)
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
