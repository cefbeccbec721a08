import { early, legendary, prices, slotItems, steady } from './define.ts'

const trousers = (pants: string) => ({ colours: { pants }, shades: { 'pants-shade': 'pants' } }) as const

export const shirts = slotItems('SHIRT', {
  uniforme: { colours: { shirt: '#FFFFFF', shirt2: '#0B6E4F' } },
  camiseta: { colours: { shirt: '#0B6E4F', shirt2: '#FFC629' } },
  moletom: { colours: { shirt: '#F2A900' }, shades: { shirt2: 'shirt' } },
  listras: { colours: { shirt: '#D93A2B', shirt2: '#FFE3DD' } },
  aberto: { colours: { shirt: '#1F63D6', shirt2: '#FFFFFF' } },
  regata: { colours: { shirt: '#F28C28', shirt2: '#FFFFFF' }, poses: ['padrao'] },
  polo: { colours: { shirt: '#35A37C' }, shades: { shirt2: 'shirt' } },
  camisa: { colours: { shirt: '#BFD8F7', shirt2: '#FFFFFF' } },
  vestido: {
    colours: { shirt: '#D4588F', shirt2: '#FFFFFF' },
    poses: ['padrao', 'aceno', 'sentado'],
    hides: ['PANTS'],
  },
  bolinhas: { colours: { shirt: '#6B3FC0', shirt2: '#FFD98A' }, price: prices.small, discounts: early },
  coracao: { colours: { shirt: '#FFFFFF', shirt2: '#D93A2B' }, price: prices.small, discounts: early },
  foguete: { colours: { shirt: '#2F4A7C', shirt2: '#FFC629' }, price: prices.medium, discounts: steady },
  futebol: { colours: { shirt: '#FFC629', shirt2: '#0B6E4F' }, price: prices.medium, discounts: steady },
  xadrez: { colours: { shirt: '#D93A2B' }, shades: { shirt2: 'shirt' }, price: prices.medium },
  sueter: { colours: { shirt: '#0B7C93', shirt2: '#FFF3CF' }, price: prices.medium, discounts: early },
  jaqueta: { colours: { shirt: '#2E6FDB', shirt2: '#FFC629' }, price: prices.large, discounts: steady },
  jaleco: {
    colours: { shirt2: '#35A37C' },
    poses: ['padrao', 'aceno', 'sentado'],
    price: prices.large,
    discounts: steady,
  },
  astronauta: { colours: { shirt: '#F4F6F0', shirt2: '#F28C28' }, price: prices.grand, discounts: legendary },
})

export const pants = slotItems('PANTS', {
  jeans: trousers('#2F4A7C'),
  jogger: trousers('#4A5750'),
  saia: trousers('#6B3FC0'),
  shorts: { colours: { pants: '#13382C', 'pants-shade': '#FFC629' } },
  legging: { colours: { pants: '#44518F', 'pants-shade': '#F7B7CB' } },
  'saia-longa': trousers('#0B7C93'),
  bermuda: trousers('#7A4A21'),
  cargo: { ...trousers('#6B7A3A'), price: prices.small, discounts: early },
  xadrez: { colours: { pants: '#D93A2B' }, shades: { 'pants-shade': 'pants' }, price: prices.small },
  tule: { colours: { pants: '#F7B7CB', 'pants-shade': '#D4588F' }, price: prices.medium, discounts: steady },
  jardineira: { ...trousers('#3F63A8'), price: prices.medium, discounts: steady },
})

export const shoes = slotItems('SHOES', {
  tenis: { colours: { shoe: '#F4F6F0', shoe2: '#0B6E4F', sole: '#E6EBE2' } },
  bota: { colours: { shoe: '#7A4A21', sole: '#3A2412' }, shades: { shoe2: 'shoe' } },
  chinelo: { colours: { shoe: '#2E6FDB', sole: '#FFC629' } },
  sandalia: { colours: { shoe: '#B0532A', sole: '#5F3419' } },
  sapatilha: { colours: { shoe: '#D4588F', shoe2: '#FFFFFF' } },
  'cano-alto': { colours: { shoe: '#D93A2B', shoe2: '#FFFFFF', sole: '#E6EBE2' } },
  galocha: {
    colours: { shoe: '#FFC629', sole: '#B25E00' },
    shades: { shoe2: 'shoe' },
    price: prices.small,
    discounts: early,
  },
  pantufa: { colours: { shoe: '#F7B7CB', shoe2: '#FFFFFF' }, price: prices.medium, discounts: early },
  patins: { colours: { shoe: '#8C6BD1', shoe2: '#FFC629', sole: '#2F4A7C' }, price: prices.large, discounts: steady },
})
