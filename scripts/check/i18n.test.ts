import { describe, expect, it } from 'vitest'
import { compareLocales, flatten } from './i18n-locales.ts'
import { findUses } from './i18n-uses.ts'
import { compareUses } from './i18n.ts'

function locale(sentences: unknown) {
  return new Map(flatten('shop', sentences))
}

describe('sentences of two languages', () => {
  const good = {
    title: 'Loja',
    hello: 'Oi, {{name}}',
    cart: { items_one: '{{count}} item', items_many: 'x', items_other: 'x' },
  }
  const pair = (other: unknown) => compareLocales({ 'pt-br': locale(good), 'en-us': locale(other) })

  it.each<[string, unknown, string[]]>([
    [
      'agree',
      { title: 'Shop', hello: 'Hi {{ name }}', cart: { items_one: 'one item', items_other: '{{count}} items' } },
      [],
    ],
    [
      'lack a key, on either side',
      { hello: 'Hi {{name}}', cart: { items_one: 'x', items_other: 'x' }, extra: 'x' },
      ['en-us shop:title: missing', 'pt-br shop:extra: missing'],
    ],
    [
      'differ in a placeholder',
      { title: 'Shop', hello: 'Hi {{nome}}', cart: { items_one: 'x', items_other: 'x' } },
      ['shop:hello: pt-br and en-us differ in name, nome'],
    ],
    [
      'have an empty value',
      { title: ' ', hello: 'Hi {{name}}', cart: { items_one: 'x', items_other: 'x' } },
      ['en-us shop:title: empty, or not a text'],
    ],
    [
      'lack a form that numbers take',
      { title: 'Shop', hello: 'Hi {{name}}', cart: { items_other: 'x' } },
      ['en-us shop:cart.items_one: missing'],
    ],
  ])('%s', (_, other, problems) => {
    expect(pair(other)).toEqual(problems)
  })
})

describe('keys and their uses', () => {
  const keys = new Set(['shop:title', 'shop:kind.rare', 'shop:kind.epic', 'shop:cart.items'])
  const component = (body: string) =>
    findUses('web/src/Shop.tsx', `export function Shop() {\n  const { t } = useTranslation('shop')\n  ${body}\n}`)
  const all = "t('title'); t(rare ? 'kind.rare' : 'kind.epic'); t('cart.items', { count: 2 })"

  it.each<[string, string, string[]]>([
    ['match', all, []],
    ['match where part is computed', "t('title'); t(`kind.${kind}`); t('cart.items', { count })", []],
    [
      'match where a key is kept elsewhere',
      "const key = 'kind.rare' as const; t('title'); t(key); t('kind.epic'); t('cart.items')",
      [],
    ],
    [
      'match where part of such a key is computed',
      "const key = `kind.${kind}`; t('title'); t(key); t('cart.items')",
      [],
    ],
    ['match where a comment declares them', "// i18n: shop:kind.*\n  t('title'); t('cart.items')", []],
    ['miss a key', `${all}; t('titel')`, ['web/src/Shop.tsx:3: no sentence shop:titel']],
    ['miss a pattern', `${all}; t(\`kinds.\${kind}\`)`, ['web/src/Shop.tsx:3: no sentence shop:kinds.*']],
    ['leave a key unused', "t('title'); t('kind.rare'); t('kind.epic')", ['shop:cart.items: no code uses it']],
  ])('%s', (_, body, problems) => {
    expect(compareUses(keys, [component(body)])).toEqual(problems)
  })

  it('does not guess a namespace', () => {
    const { problems } = findUses('a.ts', "export const text = i18n.t('title')")
    expect(problems).toEqual([expect.stringContaining('a.ts:1: t() whose namespace cannot be seen')])
  })

  it('knows i18n.t with a namespace, Trans, TFunction and keyPrefix', () => {
    const text = `
      i18n.t('title', { ns: 'shop' })
      function help(t: TFunction<'shop'>) { return t('kind.rare') }
      function Part() {
        const { t: say } = useTranslation('shop', { keyPrefix: 'cart' })
        return say('items')
      }
      function Other() {
        const { t } = useTranslation(['shop', 'ui'])
        return <Trans t={t} i18nKey="kind.epic" />
      }`
    expect(compareUses(keys, [findUses('a.tsx', text)])).toEqual([])
  })
})
