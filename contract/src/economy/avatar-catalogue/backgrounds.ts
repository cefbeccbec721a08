import { early, legendary, prices, slotItems, steady } from './define.ts'

export const backgrounds = slotItems('BACKGROUND', {
  morro: { colours: { bg1: '#D5ECDF', bg2: '#9FD3B8', bg3: '#FFD25A', bg4: '#5FB48D' } },
  disco: { colours: { bg1: '#FFE7A6' } },
  listras: { colours: { bg1: '#D9CDF4', bg2: '#C6B5EE' } },
  bolinhas: { colours: { bg1: '#FBD3DF', bg2: '#FFFFFF' } },
  escola: { colours: { bg1: '#C9DCFA', bg2: '#F28C28' } },
  praia: { price: prices.small, discounts: early },
  bandeirinhas: { colours: { bg1: '#2F4A7C' }, price: prices.small, discounts: early },
  quadra: { colours: { bg1: '#F28C28', bg2: '#0B7C93' }, price: prices.small },
  cidade: { colours: { bg1: '#FFD9B8' }, price: prices.medium, discounts: steady },
  floresta: { price: prices.medium, discounts: steady },
  biblioteca: { colours: { bg1: '#7A4A21' }, price: prices.medium, discounts: steady },
  laboratorio: { colours: { bg1: '#D5ECDF' }, price: prices.medium },
  mar: { price: prices.large, discounts: steady },
  espaco: { colours: { bg1: '#1B2350', bg3: '#F28C28' }, price: prices.grand, discounts: legendary },
})
