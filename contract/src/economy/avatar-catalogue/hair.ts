import { early, prices, slotItems, steady } from './define.ts'

/** Every texture is free; only extra stylings have a price. Textures stand in mixed order: none comes first. */
export const backHair = slotItems('BACK_HAIR', {
  trancas: { colours: { bead: '#FFC629' }, low: true },
  liso: { low: true },
  black: {},
  ondas: { low: true },
  dreads: { colours: { bead: '#E3A64A' }, low: true },
  chanel: { low: true },
  cachos: {},
  boxeadora: { colours: { bead: '#D93A2B' }, low: true },
  crespo: { low: true },
  marias: { colours: { bead: '#2E6FDB' }, low: true },
  puffs: {},
  nuca: { low: true },
  rabo: { low: true },
  coque: {},
  'rabo-alto': { colours: { bead: '#D4588F' }, price: prices.small, discounts: early },
  coques: { colours: { bead: '#8C6BD1' }, price: prices.small, discounts: early },
  sereia: { low: true, price: prices.medium, discounts: steady },
})

const covered = { colours: { cloth: '#0B7C93' }, shades: { cloth2: 'cloth' } } as const

export const frontHair = slotItems('FRONT_HAIR', {
  trancas: { low: true },
  liso: { low: true },
  black: { low: true },
  ondas: { low: true },
  dreads: { low: true },
  franja: { low: true },
  cachos: { low: true },
  nago: { low: true },
  repartido: { low: true },
  crespo: { low: true },
  raspado: { low: true },
  puffs: { colours: { bead: '#FFC629' }, low: true },
  degrade: { low: true },
  coque: { low: true },
  topete: {},
  hijab: { ...covered, hides: ['BACK_HAIR', 'head', 'ear'] },
  turbante: { ...covered, colours: { cloth: '#F28C28' }, hides: ['BACK_HAIR', 'head'] },
  'turbante-afro': { colours: { cloth: '#D93A2B', cloth2: '#FFC629' }, hides: ['BACK_HAIR', 'head'] },
  lenco: { ...covered, colours: { cloth: '#D4588F' }, hides: ['head'] },
  cortina: { low: true, price: prices.small, discounts: early },
  espetado: { price: prices.small },
  moicano: { price: prices.medium, discounts: steady },
})
