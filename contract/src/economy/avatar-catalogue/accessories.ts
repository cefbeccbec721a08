import { early, legendary, prices, slotItems, steady } from './define.ts'

/** Skin, faith and disability: always free, named plainly, and none of them excludes another of a different place. */
const inclusive = slotItems('ACCESSORIES', {
  oculos: { place: 'eyes', colours: { acc: '#13231C' } },
  aparelho: { place: 'ear', colours: { acc: '#1F63D6' } },
  cadeira: { place: 'seat', colours: { chair: '#13382C', chair2: '#FFC629' } },
  sardas: { place: 'face' },
  'oculos-escuros': { place: 'eyes', colours: { acc: '#13231C' } },
  implante: { place: 'ear', colours: { acc: '#6B3FC0' } },
  protese: { place: 'limb', colours: { acc: '#8B98A3' }, poses: ['padrao', 'sentado'] },
  vitiligo: { place: 'face' },
  bengala: { place: 'hand', colours: { acc: '#D93A2B' }, poses: ['padrao', 'sentado'] },
  abafador: { place: 'ear', colours: { acc: '#2E6FDB', acc2: '#FFC629' } },
  'protese-tenis': { place: 'limb', colours: { acc: '#8B98A3', shoe: '#F4F6F0' }, poses: ['padrao', 'sentado'] },
  'protese-braco': { place: 'arm', colours: { acc: '#35A37C' }, shades: { acc2: 'acc' } },
  tampao: { place: 'eyes', colours: { acc: '#F7B7CB' } },
  kipa: { place: 'head', colours: { acc: '#2F4A7C', acc2: '#FFFFFF' }, needs: 'low' },
  'lenco-pescoco': { place: 'neck', colours: { acc: '#35A37C' }, shades: { acc2: 'acc' } },
})

const everyday = slotItems('ACCESSORIES', {
  mochila: { place: 'back', colours: { acc: '#D93A2B' }, shades: { acc2: 'acc' } },
  bone: { place: 'head', colours: { acc: '#D93A2B' }, shades: { acc2: 'acc' }, needs: 'low' },
  flor: { place: 'head', colours: { acc: '#FFC629' } },
  fone: { place: 'head', colours: { acc: '#13231C', acc2: '#D93A2B' } },
  medalha: { place: 'neck' },
})

const playful = slotItems('ACCESSORIES', {
  laco: { place: 'head', colours: { acc: '#D4588F' }, shades: { acc2: 'acc' }, price: prices.detail },
  bigodes: { place: 'face', colours: { acc: '#D4588F' }, price: prices.detail },
  gravatinha: { place: 'neck', colours: { acc: '#D93A2B' }, shades: { acc2: 'acc' }, price: prices.detail },
  colar: { place: 'neck', colours: { acc: '#0B7C93', acc2: '#FFC629' }, price: prices.detail },
  touca: {
    place: 'head',
    colours: { acc: '#2E6FDB', acc2: '#FFFFFF' },
    needs: 'low',
    price: prices.small,
    discounts: early,
  },
  gatinho: {
    place: 'head',
    colours: { acc: '#13231C', acc2: '#F7B7CB' },
    needs: 'low',
    price: prices.small,
    discounts: early,
  },
  cachecol: { place: 'neck', colours: { acc: '#F28C28' }, shades: { acc2: 'acc' }, price: prices.small },
  'oculos-coracao': { place: 'eyes', colours: { acc: '#D4588F' }, price: prices.small, discounts: early },
  bola: { place: 'hand', poses: ['padrao', 'sentado'], price: prices.small },
  livro: {
    place: 'hand',
    colours: { acc: '#6B3FC0' },
    shades: { acc2: 'acc' },
    poses: ['padrao', 'sentado'],
    price: prices.detail,
  },
  catavento: {
    place: 'hand',
    colours: { acc: '#2E6FDB', acc2: '#FFC629' },
    poses: ['padrao', 'sentado'],
    price: prices.small,
    discounts: early,
  },
  pipa: {
    place: 'hand',
    colours: { acc: '#2E6FDB', acc2: '#FFC629' },
    poses: ['padrao', 'sentado'],
    price: prices.medium,
    discounts: steady,
  },
  skate: {
    place: 'hand',
    colours: { acc: '#D4588F', acc2: '#FFC629' },
    poses: ['padrao', 'sentado'],
    price: prices.medium,
    discounts: steady,
  },
  mago: {
    place: 'head',
    colours: { acc: '#6B3FC0', acc2: '#FFC629' },
    needs: 'low',
    price: prices.medium,
    discounts: steady,
  },
  violao: { place: 'back', colours: { acc: '#B25E00' }, price: prices.large, discounts: steady },
  capa: { place: 'back', colours: { acc: '#D93A2B' }, shades: { acc2: 'acc' }, price: prices.large, discounts: steady },
  coroa: {
    place: 'head',
    colours: { acc: '#FFC629', acc2: '#D93A2B' },
    needs: 'low',
    price: prices.grand,
    discounts: legendary,
  },
  asas: { place: 'back', colours: { acc: '#F28C28', acc2: '#FFD98A' }, price: prices.treasure, discounts: legendary },
})

export const accessories = [...inclusive, ...everyday, ...playful]
