import type { AvatarSlot } from '@trilha/contract/constants/economy'
import type { AvatarCatalogueItem, AvatarPlace } from '@trilha/contract/economy/avatar-catalogue'

/** Windows on the canvas of 360 x 640, each where its slot or place is drawn. */

const head = '68 40 224 216'

/** Square, for the rail. */
export const slotCrops: Readonly<Record<AvatarSlot, string>> = {
  BACKGROUND: '0 140 360 360',
  FACE: '96 84 168 168',
  EYES: '120 120 120 120',
  EYEBROWS: '112 108 84 84',
  MOUTH: '138 176 84 84',
  FRONT_HAIR: '76 56 208 208',
  BACK_HAIR: '68 110 224 224',
  SHIRT: '82 240 196 196',
  PANTS: '80 380 200 200',
  SHOES: '100 500 160 160',
  ACCESSORIES: '60 40 240 240',
}

export const poseCrop = '30 40 300 590'

const tileCrops: Readonly<Record<Exclude<AvatarSlot, 'ACCESSORIES'>, string>> = {
  BACKGROUND: '0 0 360 640',
  FACE: '92 78 176 172',
  EYES: '116 128 128 104',
  EYEBROWS: '116 118 128 104',
  MOUTH: '122 158 116 96',
  FRONT_HAIR: head,
  BACK_HAIR: '60 40 240 290',
  SHIRT: '80 232 200 196',
  PANTS: '88 376 184 230',
  SHOES: '96 520 168 108',
}

const placeCrops: Readonly<Record<AvatarPlace, string>> = {
  face: '92 78 176 172',
  eyes: '92 78 176 172',
  ear: '92 78 176 172',
  head: '68 20 224 224',
  neck: '86 190 188 172',
  back: '30 40 300 380',
  hand: '20 256 270 310',
  arm: '70 240 220 220',
  limb: '90 440 180 180',
  seat: '30 60 300 570',
}

export function tileCrop({ slot, place }: AvatarCatalogueItem): string {
  return slot === 'ACCESSORIES' ? placeCrops[place ?? 'head'] : tileCrops[slot]
}

/** The whole figure in every pose, with all it holds. */
export const figureCrop = '24 24 312 604'
