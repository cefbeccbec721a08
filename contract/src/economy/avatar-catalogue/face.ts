import { prices, slotItems } from './define.ts'

const dark = '#1E1416'

export const faces = slotItems('FACE', { oval: {}, redondo: {}, coracao: {}, quadrado: {}, alongado: {}, down: {} })

export const eyes = slotItems('EYES', {
  redondos: { colours: { eye: dark } },
  amendoados: { colours: { eye: dark } },
  cilios: { colours: { eye: dark } },
  sorrindo: { colours: { eye: dark } },
  grandes: { colours: { eye: '#5A3218' } },
  finos: { colours: { eye: dark } },
  calmos: { colours: { eye: dark } },
  piscadinha: { colours: { eye: dark } },
  estrelas: { colours: { eye: '#E09A00' }, price: prices.small },
  coracoes: { colours: { eye: '#D93A2B' }, price: prices.small },
})

/** Without a colour of their own they have the hair's, whose first one stands here for drawings that are looked at alone. */
const brow = { colours: { brow: '#211B22' } } as const

export const eyebrows = slotItems('EYEBROWS', {
  suaves: brow,
  arqueadas: brow,
  retas: brow,
  grossas: brow,
  finas: brow,
  decididas: brow,
  curiosa: brow,
})

export const mouths = slotItems('MOUTH', {
  sorriso: {},
  aberto: {},
  meio: {},
  serio: {},
  riso: {},
  banguela: {},
  aparelho: { colours: { acc: '#2E6FDB' } },
  surpresa: {},
  lingua: { price: prices.detail },
})
