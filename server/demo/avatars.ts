import type { AvatarSelection } from '@trilha/contract/economy/avatar'
import { createDraw, type Draw } from './ids.ts'

type Item = AvatarSelection['items'][number]

/**
 * A look in one line: `skin hair disc | back front eyes brows mouth shirt pants shoes | accessories…`. An item may carry
 * colours (`moletom:shirt=#2E6FDB,shirt2=#1F55B0`), and `-` is nothing in that place.
 */
const slots = ['BACK_HAIR', 'FRONT_HAIR', 'EYES', 'EYEBROWS', 'MOUTH', 'SHIRT', 'PANTS', 'SHOES'] as const

/** The same people as on the pictures of the product. */
const looks: Record<string, string> = {
  luana:
    '7 preto #FFD98A | trancas trancas cilios suaves aberto uniforme jeans tenis:shoe=#FFC629,shoe2=#7A5600 | mochila | aceno',
  caio: '9 preto #BFE3D2 | - degrade redondos retas aberto moletom:shirt=#2E6FDB,shirt2=#1F55B0 jogger tenis',
  yasmin:
    '4 preto #D9CDF4 | - hijab cilios suaves:brow=#2A1C18 sorriso moletom:shirt=#8C6BD1,shirt2=#6B4DB3 saia tenis',
  'davi.sapucaia': '5 cafe #C9DCFA | - topete amendoados retas meio aberto jeans tenis | aparelho',
  'ayumi.inga':
    '2 preto #FBD3DF | chanel franja amendoados suaves sorriso camiseta:shirt=#D4588F,shirt2=#FFFFFF jeans tenis',
  rafa: '8 cafe #BFE7EC | black black redondos suaves aberto moletom:shirt=#FFC629,shirt2=#D99B00 jeans tenis:sole=#FFFFFF | cadeira',
  nilo: '6 cafe #FFDFA1 | - cachos redondos suaves meio listras:shirt=#0B7C93,shirt2=#DDF3F7 shorts tenis | protese',
  iara: '5 preto #CDE7B8 | liso franja amendoados suaves sorriso camiseta:shirt=#B23A1E,shirt2=#FFC629 jeans tenis | flor',
  helena:
    '5 cinza #D5E8DD | coque coque sorrindo suaves sorriso aberto:shirt=#0B6E4F,shirt2=#FFF3CF jeans tenis | oculos',
  marta: '8 preto #F3C9E0 | trancas trancas cilios arqueadas aberto camiseta:shirt=#6B3FC0,shirt2=#FFC629 jeans tenis',
  jorge: '9 cinza #C9DCFA | - black redondos retas aberto aberto:shirt=#44518F,shirt2=#FFFFFF jogger bota | bengala',
  'bia.imbuia':
    '3 castanho #CDE7B8 | rabo coque redondos suaves sorriso listras:shirt=#35A37C,shirt2=#FFFFFF shorts tenis | sardas',
  'kaue.buriti':
    '6 preto #FFDFA1 | - liso amendoados retas meio camiseta:shirt=#D93A2B,shirt2=#FFC629 jogger tenis | fone',
  'lia.mangaba':
    '7 preto #F7C9BF | puffs puffs redondos suaves aberto camiseta:shirt=#F28C28,shirt2=#FFFFFF saia tenis | vitiligo',
  'aisha.baoba': '10 preto #FBD3DF | - turbante cilios arqueadas aberto moletom:shirt=#0B7C93,shirt2=#09667a saia bota',
  'miguel.jucara': '2 ruivo #BFE7EC | - ondas redondos suaves sorriso uniforme shorts tenis | implante sardas',
  'kenji.inga':
    '2 preto #BFE3D2 | - topete amendoados retas meio aberto:shirt=#2E6FDB,shirt2=#FFFFFF jeans bota | oculos',
  'samira.cedro': '4 preto #D9CDF4 | - lenco sorrindo suaves sorriso camiseta:shirt=#35A37C,shirt2=#FFFFFF saia tenis',
}

function readLook(line: string): AvatarSelection {
  const [tone = '', worn = '', extra = '', pose = ''] = line.split('|').map((part) => part.trim())
  const [skin, hair = '', disc = ''] = tone.split(' ')
  const clothes = worn.split(' ').flatMap((item, at) => (item === '-' ? [] : [readItem(slots[at]!, item)]))
  const accessories = extra.split(' ').flatMap((item) => (item ? [readItem('ACCESSORIES', item)] : []))
  return { skin: Number(skin), hair, disc, pose: pose || 'padrao', items: [...clothes, ...accessories] }
}

function readItem(slot: Item['slot'], text: string): Item {
  const [itemId = '', colours] = text.split(':')
  if (!colours) return { slot, itemId }
  return {
    slot,
    itemId,
    colours: Object.fromEntries(colours.split(',').map((pair) => pair.split('=') as [string, string])),
  }
}

const hairStyles = [
  'trancas trancas',
  '- topete',
  'black black',
  'liso liso',
  '- degrade',
  'cachos cachos',
  'ondas ondas',
  'liso franja',
  '- cachos',
  'rabo coque',
]
const hairColours = {
  light: ['castanho', 'loiro', 'mel', 'ruivo', 'preto'],
  middle: ['cafe', 'preto', 'castanho'],
  dark: ['preto', 'cafe'],
  grown: ['cinza', 'preto', 'cafe'],
}
const shirts = ['camiseta', 'moletom', 'listras', 'uniforme', 'uniforme']
const colours = ['#2E6FDB', '#0B6E4F', '#D4588F', '#F28C28', '#6B3FC0', '#0B7C93', '#D93A2B', '#44518F']
const discs = ['#FFD98A', '#BFE3D2', '#D9CDF4', '#C9DCFA', '#FBD3DF', '#BFE7EC', '#CDE7B8', '#F7C9BF']
const accessories = ['oculos', 'sardas', 'fone', 'bone', 'flor', 'aparelho', 'mochila', 'medalha']

function drawLook(draw: Draw, grown: boolean): AvatarSelection {
  const skin = 1 + draw.int(10)
  const hair = draw.pick(
    grown ? hairColours.grown : skin <= 3 ? hairColours.light : skin <= 6 ? hairColours.middle : hairColours.dark,
  )
  const shirt = draw.pick(grown ? ['aberto', 'camiseta'] : shirts)
  const worn = [
    draw.pick(hairStyles),
    draw.pick(['redondos', 'cilios']),
    draw.pick(['suaves', 'arqueadas', 'retas']),
    // On dark skins a mouth with teeth still reads at 30 px.
    skin >= 8 ? 'aberto' : draw.pick(['sorriso', 'aberto', 'meio']),
    shirt === 'uniforme' ? shirt : `${shirt}:shirt=${draw.pick(colours)},shirt2=#FFFFFF`,
    draw.pick(['jeans', 'jogger', 'shorts', 'saia']),
    draw.pick(['tenis', 'tenis', 'bota']),
  ]
  return readLook(
    `${skin} ${hair} ${draw.pick(discs)} | ${worn.join(' ')} | ${draw.chance(40) ? draw.pick(accessories) : ''}`,
  )
}

export function avatarOf(key: string, { grown }: { grown: boolean }): AvatarSelection {
  const look = looks[key]
  return look ? readLook(look) : drawLook(createDraw(`look of ${key}`), grown)
}
