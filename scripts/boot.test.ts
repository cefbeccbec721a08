import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { describe, expect, test } from 'vitest'

const source = readFileSync(new URL('../web/public/boot.js', import.meta.url), 'utf8')

interface Policy {
  createHTML(text: string): string | null
  createScriptURL(address: string): string | null
  createScript(text: string): string | null
}

/** Runs boot.js in a page of these stored values and wishes of the system. */
function boot(stored: Record<string, string> = {}, system: readonly string[] = []) {
  const attributes: Record<string, string> = {}
  const policies: Record<string, Policy> = {}
  const documentElement = { lang: '', setAttribute: (name: string, value: string) => (attributes[name] = value) }
  const location = { protocol: 'https:', host: 'trilha.test' }
  const page = {
    URL,
    location,
    document: { documentElement, baseURI: 'https://trilha.test/login' },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    matchMedia: (query: string) => ({ matches: system.includes(query) }),
    trustedTypes: { createPolicy: (name: string, policy: Policy) => (policies[name] = policy) },
  }
  runInContext(source, createContext({ ...page, window: page }))
  const policy = policies['default']
  if (!policy) throw new Error('no default policy')
  return { attributes, lang: documentElement.lang, policy, names: Object.keys(policies) }
}

describe('the policy', () => {
  const { policy, names } = boot()

  test('is the only one', () => expect(names).toEqual(['default']))

  test.each([
    ['--a: 1px; color: red', true],
    ['', true],
    ['<', false],
    ['<img src=x onerror=alert(1)>', false],
    ['a &lt; b', true],
  ])('markup %j passes: %s', (text, passes) => {
    expect(policy.createHTML(text)).toBe(passes ? text : null)
  })

  test.each([
    ['/sw.js', true],
    ['https://trilha.test/assets/x.js', true],
    ['https://evil.test/x.js', false],
    ['//evil.test/x.js', false],
    ['http://trilha.test/x.js', false],
    ['data:text/javascript,alert(1)', false],
    ['blob:https://trilha.test/7', false],
    ['javascript:alert(1)', false],
    ['/api/files/7.js', false],
    ['/x/../api/files/7.js', false],
    ['/files/7/a.js?until=1&signature=x', false],
    ['/%66iles/7/a.js', false],
  ])('script %s passes: %s', (address, passes) => {
    expect(policy.createScriptURL(address)).toBe(passes ? address : null)
  })

  test('no script is made from text', () => expect(policy.createScript('1')).toBeNull())
})

const dark = '(prefers-color-scheme: dark)'
const more = '(prefers-contrast: more)'

test.each([
  ['nothing stored', {}, [], { 'data-mantine-color-scheme': 'light' }],
  ['a dark system', {}, [dark], { 'data-mantine-color-scheme': 'dark' }],
  ['light wanted on a dark system', { scheme: 'light' }, [dark], { 'data-mantine-color-scheme': 'light' }],
  ['dark wanted', { scheme: 'dark' }, [], { 'data-mantine-color-scheme': 'dark' }],
  ['a system of more contrast', {}, [more], { 'data-mantine-color-scheme': 'light', 'data-contrast': 'high' }],
  ['normal contrast wanted there', { contrast: 'normal' }, [more], { 'data-mantine-color-scheme': 'light' }],
  [
    'everything wanted',
    { scheme: 'auto', contrast: 'high', reading: 'easy', motion: 'reduced' },
    [],
    { 'data-mantine-color-scheme': 'light', 'data-contrast': 'high', 'data-reading': 'easy', 'data-motion': 'reduced' },
  ],
])('%s', (_name, wanted, system, attributes) => {
  expect(boot({ 'trilha.preferences': JSON.stringify(wanted) }, system).attributes).toEqual(attributes)
})

test.each([
  [undefined, 'pt-BR'],
  ['pt-br', 'pt-BR'],
  ['en-us', 'en-US'],
  ['xx', 'pt-BR'],
])('language %s', (language, lang) => {
  expect(boot(language === undefined ? {} : { 'trilha.language': language }).lang).toBe(lang)
})

test.each(['not json', 'null', '7', '[]'])('stored nonsense %j does no harm', (text) => {
  expect(boot({ 'trilha.preferences': text }).attributes).toEqual({ 'data-mantine-color-scheme': 'light' })
})

test('its keys are those of the app', () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
  expect(read('../web/src/ui/theme/preferences.ts')).toContain("'trilha.preferences'")
  expect(read('../web/src/lib/i18n.ts')).toContain("'trilha.language'")
})
