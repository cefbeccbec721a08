import { describe, expect, it } from 'vitest'
import { contract } from './index.ts'
import { builtFloor, documentedCalls, documentedRoutes, inventoryCoverage } from './inventory.ts'
import { learningCalls } from './inventory/calls-learning.ts'
import { peopleCalls } from './inventory/calls-people.ts'

const operations = Object.values(documentedCalls)

describe('the documents', () => {
  it('show 292 calls, 291 of them different', () => {
    expect(Object.keys(documentedCalls)).toHaveLength(292)
    expect(Object.keys(peopleCalls).length + Object.keys(learningCalls).length).toBe(292)
    expect(new Set(operations).size).toBe(291)
    expect(operations.filter((operation, index) => operations.indexOf(operation) !== index)).toEqual(['GET skills'])
  })

  it('write a method and a path without a leading slash', () => {
    for (const operation of operations) {
      expect(operation).toMatch(/^(?:GET|POST|PATCH|PUT|DELETE) [a-z0-9][A-Za-z0-9/{}-]*$/)
      expect(operation.replaceAll(/\{[A-Za-z]+\}/g, '')).not.toMatch(/[{}]/)
    }
  })

  it('show 60 routes and a not-found page', () => {
    const paths = Object.keys(documentedRoutes)
    expect(paths).toHaveLength(61)
    expect(paths.at(-1)).toBe('*')
    expect(Object.values(documentedRoutes).filter((access) => access === 'public')).toHaveLength(13)
    for (const path of paths.slice(0, -1)) expect(path).toMatch(/^\/[A-Za-z0-9/{}:=-]+$/)
  })
})

describe('inventoryCoverage', () => {
  const token = { doc: 'auth.token', method: 'POST', path: '/oauth/token' }

  it('counts what is built and lists what is missing', () => {
    const { built, missing, wrong } = inventoryCoverage([
      token,
      { method: 'GET', path: '/accounts/current', doc: 'extension' },
    ])
    expect({ built, wrong }).toEqual({ built: 1, wrong: [] })
    expect(missing).toHaveLength(291)
    expect(missing).not.toContain('auth.token')
  })

  it('reads parameters in either spelling', () => {
    for (const path of ['/v1/:partner-connect/login', 'v1/{partner}-connect/login']) {
      expect(inventoryCoverage([{ doc: 'auth.partner-login', method: 'POST', path }])).toMatchObject({
        built: 1,
        wrong: [],
      })
    }
  })

  it('counts an operation that the documents list twice as both', () => {
    const { built, missing } = inventoryCoverage([{ doc: 'public.skills.list', method: 'GET', path: '/skills' }])
    expect(built).toBe(2)
    expect(missing).toHaveLength(290)
  })

  it.each([
    [
      'another path',
      [{ ...token, path: '/oauth/tokens' }],
      'auth.token: POST oauth/tokens instead of POST oauth/token',
    ],
    ['another method', [{ ...token, method: 'GET' }], 'auth.token: GET oauth/token instead of POST oauth/token'],
    ['an unknown id', [{ ...token, doc: 'auth.magic' }], 'auth.magic: not a call of the documents'],
    ['an inherited name', [{ ...token, doc: 'constructor' }], 'constructor: not a call of the documents'],
    [
      'an extension in disguise',
      [{ ...token, doc: 'extension' }],
      'POST oauth/token: the documents show it as auth.token',
    ],
  ])('refuses %s', (_what, calls, problem) => {
    expect(inventoryCoverage(calls)).toMatchObject({ built: 0, wrong: [problem] })
  })

  it('refuses a call that is declared twice', () => {
    expect(inventoryCoverage([token, token])).toMatchObject({ built: 1, wrong: ['auth.token: declared twice'] })
  })
})

describe('the contract', () => {
  const coverage = inventoryCoverage(Object.values(contract).flatMap(({ calls }) => Object.values(calls)))

  it("declares the documents' calls as they are", () => {
    expect(coverage.wrong).toEqual([])
  })

  it('never loses a call', () => {
    expect(coverage.built, 'a call of the documents is gone from the contract').toBeGreaterThanOrEqual(builtFloor)
    expect(coverage.built, `more calls are built: raise builtFloor to ${coverage.built}`).toBe(builtFloor)
  })
})
