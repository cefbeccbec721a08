import type { AvatarSelection } from './avatar.ts'

/**
 * The neutral start of whoever has chosen nothing yet; the studio asks for the skin before it shows this. Apart from
 * the shapes, because pages need it that check nothing by them.
 */
export const DEFAULT_AVATAR: AvatarSelection = {
  skin: 5,
  hair: 'preto',
  pose: 'padrao',
  disc: '#FFD98A',
  items: [
    { slot: 'FACE', itemId: 'oval' },
    { slot: 'EYES', itemId: 'redondos' },
    { slot: 'EYEBROWS', itemId: 'suaves' },
    { slot: 'MOUTH', itemId: 'sorriso' },
    { slot: 'FRONT_HAIR', itemId: 'raspado' },
    { slot: 'SHIRT', itemId: 'uniforme' },
    { slot: 'PANTS', itemId: 'jeans' },
    { slot: 'SHOES', itemId: 'tenis' },
  ],
}
