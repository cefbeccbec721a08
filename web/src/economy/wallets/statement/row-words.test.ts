import { ORIGIN_OPERATORS, type OriginOperator } from '@trilha/contract/constants/economy'
import type { EntryPlace, EntrySubject } from '@trilha/contract/economy/wallets'
import i18next from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import enUs from '../../../../locales/en-us/wallets.json' with { type: 'json' }
import ptBr from '../../../../locales/pt-br/wallets.json' with { type: 'json' }
import { wayOf, wayOfRow } from './place.ts'
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

const named = (name: string) => ({ type: 'NAMED', name }) as const
const rain: EntrySubject = { type: 'SAID', words: 'A chuva desta semana' }
const bridge = named('Uma ponte de papel')
const bag = (discount: { level: number; percent: number } | null): EntrySubject => ({
  type: 'ITEM',
  key: 'ACCESSORIES.mochila',
  discount,
})
const chest: EntrySubject = { type: 'CHEST', kind: 'RARE', entity: 'COURSE', name: 'Meu bairro' }
const goal: EntrySubject = { type: 'ACHIEVEMENT', code: 'CLASSES_10' }
const lia: EntrySubject = { type: 'PERSON', name: 'Lia' }

const classPlace: EntryPlace = { type: 'CLASS', courseId: 'agua', contentId: 'canos' }
const coursePlace: EntryPlace = { type: 'COURSE', courseId: 'agua' }
const liaPlace: EntryPlace = { type: 'PERSON', userId: 'lia' }
const postPlace: EntryPlace = { type: 'POST', postId: 'pluviometro' }
const taskPlace: EntryPlace = { type: 'TASK', taskId: 'maquete' }
const toClass = '/my-trail/course/agua?class=canos'
const toCourse = '/my-trail/course/agua'
const toPost = '/playground/post/pluviometro'
const pipes = named('Canos, bueiros e rios')

interface Line {
  subject?: EntrySubject
  /** As the server says it. */
  place?: EntryPlace
  what: string
  to?: string
}

/** Of each origin a line: what it says of its object, and where it leads, as far as that page exists. */
const lines: Record<OriginOperator, Line> = {
  COURSE: { subject: named('Meu bairro'), place: coursePlace, what: 'Meu bairro', to: toCourse },
  WATCH_CLASS_VIDEO: { subject: pipes, place: classPlace, what: pipes.name, to: toClass },
  QUIZ_ANSWER: { subject: named('Ângulos na ponte'), place: classPlace, what: 'Ângulos na ponte', to: toClass },
  COMMENT_MODULE_CONTENT: { subject: pipes, place: classPlace, what: pipes.name, to: toClass },
  MODULE_CONTENT_USER: { subject: pipes, place: classPlace, what: pipes.name, to: toClass },
  CONTENT_NOTE: { subject: pipes, place: classPlace, what: pipes.name, to: toClass },
  LIFE_PROJECT: { what: 'Um plano seu saiu do papel' },
  CHALLENGE_ATTACHMENT: { subject: bridge, place: classPlace, what: bridge.name, to: toClass },
  ACHIEVEMENT: { subject: goal, what: '10 aulas', to: '/achievement#CLASSES_10' },
  PROJECT: { what: 'Você registrou um projeto' },
  USER: { subject: lia, place: liaPlace, what: 'De Lia', to: '/playground/profile/lia' },
  POST: { place: postPlace, what: 'Você publicou na comunidade', to: toPost },
  LIKE_POST: { subject: rain, place: postPlace, what: '“A chuva desta semana”', to: toPost },
  COMMENT_POST: { subject: rain, place: postPlace, what: '“A chuva desta semana”', to: toPost },
  MODULE: { subject: named('Módulo 4 de Robótica'), place: coursePlace, what: 'Módulo 4 de Robótica', to: toCourse },
  TASK: {
    subject: named('A maquete'),
    place: taskPlace,
    what: 'A maquete',
    to: '/my-trail/interactive-tasks/maquete/view',
  },
  LIKE_MODULE_CONTENT: { subject: pipes, place: classPlace, what: pipes.name, to: toClass },
  CHEST: { subject: chest, place: coursePlace, what: 'Meu bairro', to: toCourse },
  MAP_POINT_USER: { what: 'Você visitou um lugar do mapa' },
  SHARE_MAP_POINT_USER: { what: 'Você mostrou um lugar do mapa' },
  MAP_MODULE: { what: 'Você explorou uma parte inteira do mapa' },
  EXCHANGE_COIN: { what: 'Você trocou XP por Educoins' },
  PROFESSOR_CHECK: { subject: bridge, place: classPlace, what: bridge.name, to: toClass },
  LIKE_COMMENT: { subject: rain, place: classPlace, what: '“A chuva desta semana”', to: toClass },
  COMPLETE_CLASS: { subject: pipes, place: classPlace, what: pipes.name, to: toClass },
  UNLOCK_CONTENT: { subject: bag(null), what: 'Mochila', to: '/my-account/avatar-store?item=ACCESSORIES.mochila' },
  PRODUCT: { subject: lia, what: 'De Lia' },
}

/** As the browser's bar shows it. */
function addressOf(way: ReturnType<typeof wayOf>): string | undefined {
  if (way === undefined || way === 'gone') return way
  const search = Object.entries(way.search ?? {}).map(([name, value]) => `?${name}=${value}`)
  return `${way.to}${search.join('')}${way.hash ? `#${way.hash}` : ''}`
}

describe.each(ORIGIN_OPERATORS)('a line of %s', (origin) => {
  const { subject = null, place = null, what, to } = lines[origin]

  it('says what caused it', () => {
    expect(wordsOf({ origin, subject }).what).toBe(what)
    // Without an object it still explains itself; to somebody else it only says its title.
    expect(wordsOf({ origin, subject: null }).what).not.toBe('')
    expect(wordsOf({ origin, subject: null }, { isOwn: false }).what).toBe('')
  })

  it('opens it where it has a page', () => {
    expect(addressOf(wayOf({ origin, subject, place }))).toBe(to)
  })
})

describe('a way to what caused a line', () => {
  it('is not offered once the page is closed to the account, and the line says so', () => {
    for (const origin of ORIGIN_OPERATORS.filter((each) => lines[each].place))
      expect([origin, wayOf({ origin, subject: lines[origin].subject ?? null, place: null })]).toEqual([origin, 'gone'])
    expect(wayOf({ origin: 'USER', subject: { type: 'PERSON', name: null }, place: null })).toBeUndefined()
  })

  it('is to the class or to the post whose comment was liked', () => {
    const ways = [classPlace, postPlace].map((place) =>
      addressOf(wayOf({ origin: 'LIKE_COMMENT', subject: null, place })),
    )
    expect(ways).toEqual([toClass, toPost])
  })

  it('leads from a chest to what earned it', () => {
    const ofAchievement: EntrySubject = { type: 'CHEST', kind: 'EPIC', entity: 'ACHIEVEMENT', name: 'CLASSES_10' }
    const ofMap: EntrySubject = { type: 'CHEST', kind: 'LEGENDARY', entity: 'MAP', name: 'Ilha dos ventos' }
    const from = (subject: EntrySubject | null) => addressOf(wayOf({ origin: 'CHEST', subject, place: null }))
    expect([from(ofAchievement), from(ofMap), from(null)]).toEqual([
      '/achievement#CLASSES_10',
      '/edubank#chests',
      '/edubank#chests',
    ])
  })

  it('is of each part where several were one act', () => {
    const part = { count: 1, isDebit: false, amounts: { XP: 1 } }
    const chests = [coursePlace, null].map((place) => ({ ...part, origin: 'CHEST' as const, subject: chest, place }))
    const act = { ...part, id: 'a', at: '2026-11-12T15:00:00.000Z', balances: {}, subject: null, place: null }
    expect(addressOf(wayOfRow({ ...act, origin: 'CHEST', parts: chests }))).toBe('/edubank#chests')
    expect(chests.map((each) => addressOf(wayOf(each)))).toEqual([toCourse, 'gone'])
  })
})

it.each(['pt-br', 'en-us'])('calls no two origins the same, %s', (language) => {
  const titles = ORIGIN_OPERATORS.map((origin) => wordsOf({ origin, subject: null }, { language }).title)
  const sentences = ORIGIN_OPERATORS.map((origin) => wordsOf({ origin, subject: null }, { language }).what)
  expect([new Set(titles).size, new Set(sentences).size]).toEqual([titles.length, sentences.length])
})

it('says how many chests were opened together', () => {
  const { title, what } = wordsOf({ origin: 'CHEST', subject: null, count: 4 })
  expect([title, what]).toEqual(['4 baús abertos', 'O que estava nos seus baús'])
  expect(wordsOf({ origin: 'CHEST', subject: null, count: 4 }, { language: 'en-us' }).title).toBe('4 chests opened')
})

it('names the first of several, so that two such lines of one day are told apart', () => {
  const part = (name: string) => ({ origin: 'CHEST', isDebit: false, subject: { ...chest, name } }) as const
  const row = (...names: string[]) =>
    wordsOf({ origin: 'CHEST', subject: null, count: names.length, parts: names.map(part) }).what
  expect(row('Meu bairro', 'Horta na escola')).toBe('Meu bairro, Horta na escola')
  expect(row('Meu bairro', 'Horta na escola', 'Rimas', 'Céu')).toBe('Meu bairro, Horta na escola, e mais 2')
})

it('says of a chest which kind it was, and of what', () => {
  const row = { origin: 'CHEST', subject: chest } as const
  expect(wordsOf(row)).toMatchObject({ title: 'Baú raro aberto', what: 'Meu bairro' })
  expect(wordsOf(row, { language: 'en-us' }).title).toBe('Rare chest opened')
})

it('says that the amounts are of more than what it names', () => {
  const parts = (['COURSE', 'MODULE', 'COMPLETE_CLASS'] as const).map((origin) => ({
    origin,
    isDebit: false,
    subject: null,
  }))
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
