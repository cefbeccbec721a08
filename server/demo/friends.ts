import { idOf } from './ids.ts'
import { who } from './who.ts'

type Days = (days: number) => Date

/** By key: who asked, who was asked, and how many days ago; each pair of one school. */
const friends: readonly [asker: string, asked: string, days: number][] = [
  ['luana', 'caio', 190],
  ['yasmin', 'luana', 171],
  ['luana', 'rafa', 150],
  ['davi.sapucaia', 'luana', 122],
  ['luana', 'ayumi.inga', 96],
  ['sofia.gameleira', 'luana', 61],
  ['luana', 'helena', 40],
  ['luana', 'jade.murici', 18],
  ['caio', 'yasmin', 160],
  ['caio', 'rafa', 140],
  ['caio', 'kaue.buriti', 90],
  ['caio', 'lia.mangaba', 45],
  ['yasmin', 'ayumi.inga', 118],
  ['yasmin', 'lia.mangaba', 75],
  ['yasmin', 'sofia.gameleira', 33],
  ['davi.sapucaia', 'miguel.jucara', 88],
  ['davi.sapucaia', 'kaue.buriti', 52],
  ['rafa', 'kaue.buriti', 71],
  ['rafa', 'heitor.cabreuva', 29],
  ['maite.umbuzeiro', 'aisha.baoba', 64],
  ['aisha.baoba', 'sofia.gameleira', 38],
  ['jade.murici', 'nina.sibipiruna', 55],
  ['jade.murici', 'otto.pinheiro', 21],
  ['laura.cambui', 'kemi.dendezeiro', 133],
  ['taina.guarana', 'manuela.andiroba', 102],
  ['helena', 'renato.peroba', 200],
  ['simone.oiti', 'helena', 180],
  ['direcao', 'secretaria', 210],
  ['jorge', 'direcao', 140],
  ['secretaria', 'jorge', 138],
  ['simone.oiti', 'direcao', 120],
  ['jorge', 'simone.oiti', 84],
  ['taina.guarana', 'elisa.carnauba', 70],
  ['iara', 'francisco.pinhao', 165],
  ['stella.corticeira', 'iara', 92],
  ['yuri.timbauva', 'stella.corticeira', 58],
  ['eloa.manaca', 'helo.goiabeira', 47],
  ['theo.guabiju', 'antonio.bracatinga', 36],
  ['direcao-serra', 'gilberto.cedrinho', 205],
  ['debora.caviuna', 'direcao-serra', 176],
  ['sergio.grapia', 'debora.caviuna', 110],
]

/** Not answered yet: one waits for Luana, she waits for another. */
const requests: typeof friends = [
  ['miguel.jucara', 'luana', 1],
  ['luana', 'maite.umbuzeiro', 2],
  ['enzo.pequi', 'caio', 3],
  ['caio', 'joaquim.louro', 0.5],
]

/** Whom somebody does not want to meet. */
const blocks: typeof friends = [['caio', 'murilo.ipe', 12]]

export function friendshipRows(daysAgo: Days) {
  const rowOf = ([asker, asked, days]: (typeof friends)[number], accepted: boolean) => ({
    id: idOf('friendship', asker, asked),
    asker_account_id: who(asker),
    asked_account_id: who(asked),
    created_at: daysAgo(days),
    accepted_at: accepted ? daysAgo(days * 0.99) : null,
  })
  return [...friends.map((each) => rowOf(each, true)), ...requests.map((each) => rowOf(each, false))]
}

export function blockRows(daysAgo: Days) {
  return blocks.map(([by, whom, days]) => ({
    account_id: who(by),
    blocked_account_id: who(whom),
    created_at: daysAgo(days),
  }))
}
