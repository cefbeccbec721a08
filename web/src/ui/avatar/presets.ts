import type { AvatarItem, AvatarSelection, Colours, HairColour, Pose, Slot } from './avatar.ts'

/** The looks of the people in the demo school and in the pictures. */

const slots: Record<string, Slot> = {
  back: 'backHair',
  front: 'frontHair',
  eyes: 'eyes',
  brows: 'eyebrows',
  mouth: 'mouth',
  shirt: 'shirt',
  pants: 'pants',
  shoes: 'shoes',
}

type Worn = string | readonly [itemId: string, colours: Colours]

interface Look {
  skin: number
  hair: HairColour
  disc: string
  pose?: Pose
  back?: Worn
  front: Worn
  eyes: Worn
  brows: Worn
  mouth: Worn
  shirt: Worn
  pants: Worn
  shoes?: Worn
  extra?: readonly Worn[]
}

function look({ skin, hair, disc, pose = 'padrao', extra = [], shoes = 'tenis', ...worn }: Look): AvatarSelection {
  const clothes = Object.entries({ ...worn, shoes }).map(([key, choice]) => item(slots[key]!, choice))
  return { skin, hair, disc, pose, items: [...clothes, ...extra.map((choice) => item('accessories', choice))] }
}

function item(slot: Slot, worn: Worn): AvatarItem {
  return typeof worn === 'string' ? { slot, itemId: worn } : { slot, itemId: worn[0], colours: worn[1] }
}

export const luana = look({
  skin: 7,
  hair: 'preto',
  disc: '#FFD98A',
  pose: 'aceno',
  back: 'trancas',
  front: 'trancas',
  eyes: 'cilios',
  brows: 'suaves',
  mouth: 'aberto',
  shirt: 'uniforme',
  pants: 'jeans',
  shoes: ['tenis', { shoe: '#FFC629', shoe2: '#7A5600' }],
  extra: ['mochila'],
})

export const caio = look({
  skin: 9,
  hair: 'preto',
  disc: '#BFE3D2',
  front: 'degrade',
  eyes: 'redondos',
  brows: 'retas',
  mouth: 'aberto',
  shirt: ['moletom', { shirt: '#2E6FDB', shirt2: '#1F55B0' }],
  pants: 'jogger',
})

export const yasmin = look({
  skin: 4,
  hair: 'preto',
  disc: '#D9CDF4',
  front: 'hijab',
  eyes: 'cilios',
  brows: ['suaves', { brow: '#2A1C18' }],
  mouth: 'sorriso',
  shirt: ['moletom', { shirt: '#8C6BD1', shirt2: '#6B4DB3' }],
  pants: 'saia',
})

const davi = look({
  skin: 5,
  hair: 'cafe',
  disc: '#C9DCFA',
  front: 'topete',
  eyes: 'amendoados',
  brows: 'retas',
  mouth: 'meio',
  shirt: 'aberto',
  pants: 'jeans',
  extra: ['aparelho'],
})

const ayumi = look({
  skin: 2,
  hair: 'preto',
  disc: '#FBD3DF',
  back: 'chanel',
  front: 'franja',
  eyes: 'amendoados',
  brows: 'suaves',
  mouth: 'sorriso',
  shirt: ['camiseta', { shirt: '#D4588F', shirt2: '#FFFFFF' }],
  pants: 'jeans',
})

export const rafa = look({
  skin: 8,
  hair: 'cafe',
  disc: '#BFE7EC',
  back: 'black',
  front: 'black',
  eyes: 'redondos',
  brows: 'suaves',
  mouth: 'aberto',
  shirt: ['moletom', { shirt: '#FFC629', shirt2: '#D99B00' }],
  pants: 'jeans',
  shoes: ['tenis', { sole: '#FFFFFF' }],
  extra: ['cadeira'],
})

export const nilo = look({
  skin: 6,
  hair: 'cafe',
  disc: '#FFDFA1',
  front: 'cachos',
  eyes: 'redondos',
  brows: 'suaves',
  mouth: 'meio',
  shirt: ['listras', { shirt: '#0B7C93', shirt2: '#DDF3F7' }],
  pants: 'shorts',
  extra: ['protese'],
})

const iara = look({
  skin: 5,
  hair: 'preto',
  disc: '#CDE7B8',
  back: 'liso',
  front: 'franja',
  eyes: 'amendoados',
  brows: 'suaves',
  mouth: 'sorriso',
  shirt: ['camiseta', { shirt: '#B23A1E', shirt2: '#FFC629' }],
  pants: 'jeans',
  extra: ['flor'],
})

const helena = look({
  skin: 5,
  hair: 'cinza',
  disc: '#D5E8DD',
  back: 'coque',
  front: 'coque',
  eyes: 'sorrindo',
  brows: 'suaves',
  mouth: 'sorriso',
  shirt: ['aberto', { shirt: '#0B6E4F', shirt2: '#FFF3CF' }],
  pants: 'jeans',
  extra: ['oculos'],
})

export const presets = { luana, caio, yasmin, davi, ayumi, nilo, iara, rafa, helena }
