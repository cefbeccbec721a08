import { ORIGIN_OPERATORS, type OriginOperator } from '@trilha/contract/constants/economy'
import type { EntrySubject } from '@trilha/contract/economy/wallets'
import i18next from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import enUs from '../../../../locales/en-us/wallets.json' with { type: 'json' }
import ptBr from '../../../../locales/pt-br/wallets.json' with { type: 'json' }
import { placeOf } from './place.ts'
import { rowWords, type Row } from './row-words.ts'

const i18n = i18next.createInstance()

beforeAll(() =>
  i18n.init({
    lng: 'pt-br',
    lowerCaseLng: true,
    resources: { 'pt-br': { wallets: ptBr }, 'en-us': { wallets: enUs } },
    interpolation: { escapeValue: false },
  }),
)

const itemName = (key: string) => (key === 'ACCESSORIES.mochila' ? 'Mochila' : undefined)

function wordsOf(row: Partial<Row> & Pick<Row, 'origin' | 'subject'>, { language = 'pt-br', isOwn = true } = {}) {
  return rowWords(i18n.getFixedT(language, 'wallets'), { itemName, isOwn })({ count: 1, isDebit: false, ...row })
}

const named = (name: string): EntrySubject => ({ type: 'NAMED', name })
const bag = (discount: { level: number; percent: number } | null): EntrySubject => ({
  type: 'ITEM',
  key: 'ACCESSORIES.mochila',
  discount,
})
const chest: EntrySubject = { type: 'CHEST', kind: 'RARE', entity: 'COURSE', name: 'Meu bairro' }
const goal: EntrySubject = { type: 'ACHIEVEMENT', code: 'CLASSES_10' }
const lia: EntrySubject = { type: 'PERSON', name: 'Lia' }

/** Of each origin a line: what it says of its object, and where it leads, as far as that page exists. */
const lines: Record<OriginOperator, [subject: EntrySubject | null, what: string, to?: string]> = {
  COURSE: [named('Meu bairro'), 'Meu bairro'],
  WATCH_CLASS_VIDEO: [named('Canos, bueiros e rios'), 'Canos, bueiros e rios'],
  QUIZ_ANSWER: [named('Ângulos na ponte'), 'Ângulos na ponte'],
  COMMENT_MODULE_CONTENT: [named('Canos, bueiros e rios'), 'Canos, bueiros e rios'],
  MODULE_CONTENT_USER: [named('Canos, bueiros e rios'), 'Canos, bueiros e rios'],
  CONTENT_NOTE: [named('Canos, bueiros e rios'), 'Canos, bueiros e rios'],
  LIFE_PROJECT: [null, 'Um plano seu saiu do papel'],
  CHALLENGE_ATTACHMENT: [named('Uma ponte de papel'), 'Uma ponte de papel'],
  ACHIEVEMENT: [goal, '10 aulas', '/achievement#CLASSES_10'],
  PROJECT: [null, 'Você registrou um projeto'],
  USER: [lia, 'De Lia', '/my-class'],
  POST: [null, 'Você publicou na comunidade'],
  LIKE_POST: [null, 'Você curtiu algo da comunidade'],
  COMMENT_POST: [null, 'Você comentou uma publicação'],
  MODULE: [named('Módulo 4 de Robótica'), 'Módulo 4 de Robótica'],
  TASK: [null, 'Você concluiu uma tarefa'],
  LIKE_MODULE_CONTENT: [named('Canos, bueiros e rios'), 'Canos, bueiros e rios'],
  CHEST: [chest, 'Baú raro: Meu bairro', '/edubank#chests'],
  MAP_POINT_USER: [null, 'Você visitou um lugar do mapa'],
  SHARE_MAP_POINT_USER: [null, 'Você mostrou um lugar do mapa'],
  MAP_MODULE: [null, 'Você explorou uma parte inteira do mapa'],
  EXCHANGE_COIN: [null, 'Você trocou XP por Educoins'],
  PROFESSOR_CHECK: [named('Uma ponte de papel'), 'Uma ponte de papel'],
  LIKE_COMMENT: [null, 'Você curtiu o que alguém disse'],
  COMPLETE_CLASS: [named('Canos, bueiros e rios'), 'Canos, bueiros e rios'],
  UNLOCK_CONTENT: [bag(null), 'Mochila', '/my-account/avatar-store?item=ACCESSORIES.mochila'],
  PRODUCT: [lia, 'De Lia'],
}

describe.each(ORIGIN_OPERATORS)('a line of %s', (origin) => {
  const [subject, what, to] = lines[origin]

  it('says what caused it', () => {
    expect(wordsOf({ origin, subject }).what).toBe(what)
    // Without an object it still explains itself; to somebody else it only says its title.
    expect(wordsOf({ origin, subject: null }).what).not.toBe('')
    expect(wordsOf({ origin, subject: null }, { isOwn: false }).what).toBe('')
  })

  it('opens it where it has a page', () => {
    const place = placeOf({ origin, subject })
    const search = place?.search ? `?item=${place.search.item}` : ''
    expect(place && `${place.to}${search}${place.hash ? `#${place.hash}` : ''}`).toBe(to)
    for (const { entry } of [ptBr, enUs]) expect(origin in entry.to).toBe(to !== undefined)
  })
})

it('says how many chests were opened together', () => {
  const { title, what } = wordsOf({ origin: 'CHEST', subject: null, count: 4 })
  expect([title, what]).toEqual(['4 baús abertos', 'O que estava nos seus baús'])
  expect(wordsOf({ origin: 'CHEST', subject: null, count: 4 }, { language: 'en-us' }).title).toBe('4 chests opened')
})

it('says that the amounts are of more than what it names', () => {
  const parts = [{ origin: 'COURSE' }, { origin: 'MODULE' }, { origin: 'COMPLETE_CLASS' }] as const
  expect(wordsOf({ origin: 'COURSE', subject: named('Meu bairro'), parts }).what).toBe('Meu bairro, e mais 2')
})

it('names nobody who was erased, and says so', () => {
  const row = { origin: 'USER', subject: { type: 'PERSON', name: null } } as const
  expect(wordsOf(row).what).toBe('De alguém que saiu da escola')
  expect(wordsOf({ ...row, isDebit: true }).what).toBe('Para alguém que saiu da escola')
  expect(wordsOf({ ...row, isDebit: true }, { language: 'en-us' }).what).toBe('To someone who has left the school')
})

describe('an item that was bought', () => {
  it("says the level's discount, in both languages", () => {
    const row = { origin: 'UNLOCK_CONTENT', subject: bag({ level: 5, percent: 10 }), isDebit: true } as const
    expect(wordsOf(row).what).toBe('Mochila, 10% de desconto do nível 5')
    expect(wordsOf(row, { language: 'en-us' }).what).toBe('Mochila, 10% off for level 5')
  })

  it('that the catalogue no longer has explains itself', () => {
    const subject: EntrySubject = { type: 'ITEM', key: 'SHIRT.gone', discount: null }
    expect(wordsOf({ origin: 'UNLOCK_CONTENT', subject, isDebit: true }).what).toBe('Você desbloqueou um item')
  })
})
