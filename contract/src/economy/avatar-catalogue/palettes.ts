import type { AvatarVariable } from './shapes.ts'

/** Base, shade and line of each skin, light to dark; a selection holds the number, 1 to 10. */
export const AVATAR_SKINS = [
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

/** Base and highlight. */
export const AVATAR_HAIRS = {
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
export type AvatarHair = keyof typeof AVATAR_HAIRS
export const AVATAR_HAIR_NAMES = Object.keys(AVATAR_HAIRS) as readonly AvatarHair[]

/** What cloth and things come in. A selection may hold any colour; these are offered, and have names. */
export const AVATAR_COLOURS = {
  branco: '#FFFFFF',
  creme: '#FFF3CF',
  amarelo: '#FFC629',
  laranja: '#F28C28',
  vermelho: '#D93A2B',
  terracota: '#B23A1E',
  rosa: '#D4588F',
  'rosa-claro': '#F7B7CB',
  lilas: '#8C6BD1',
  roxo: '#6B3FC0',
  indigo: '#44518F',
  marinho: '#2F4A7C',
  azul: '#2E6FDB',
  'azul-claro': '#BFD8F7',
  turquesa: '#0B7C93',
  'verde-claro': '#35A37C',
  verde: '#0B6E4F',
  oliva: '#6B7A3A',
  marrom: '#7A4A21',
  cinza: '#8F979B',
  grafite: '#4A5750',
  preto: '#13231C',
} as const
export type AvatarColourName = keyof typeof AVATAR_COLOURS

export const AVATAR_EYE_COLOURS = {
  preto: '#1E1416',
  castanho: '#5A3218',
  mel: '#8A5A1E',
  verde: '#2F6B4F',
  azul: '#2C5C96',
  cinza: '#5B6770',
} as const

/** Behind the round picture. */
export const AVATAR_DISCS = [
  '#FFD98A',
  '#BFE3D2',
  '#D9CDF4',
  '#C9DCFA',
  '#FBD3DF',
  '#BFE7EC',
  '#CDE7B8',
  '#F7C9BF',
  '#F3C9E0',
  '#FFDFA1',
] as const

const cloth: readonly string[] = Object.values(AVATAR_COLOURS)
const eyes: readonly string[] = Object.values(AVATAR_EYE_COLOURS)
const brows: readonly string[] = Object.values(AVATAR_HAIRS).map(([base]) => base)

export function paletteOf(variable: AvatarVariable): readonly string[] {
  if (variable === 'eye') return eyes
  return variable === 'brow' ? brows : cloth
}
