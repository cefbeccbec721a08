import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { contract } from '@trilha/contract'
import { missingGates } from '@trilha/contract/call'
import { errorBody } from '@trilha/contract/errors/index'
import { openApi } from '@trilha/contract/openapi'
import type { z } from 'zod'
import { describe, expect, it } from 'vitest'
import { domainRoutes } from '../domains.ts'
import { everyCall } from './samples/index.ts'
import { testApp } from './test-app.ts'

const test = testApp()
const root = new URL('../../../', import.meta.url)

/** Files of tests that name a call: what it answers must be asked for there, not anywhere. */
async function testsNaming(domain: string, key: string): Promise<string> {
  const naming = new RegExp(`\\(\\s*${domain},\\s*'${key}'`)
  const texts: string[] = []
  for await (const file of glob('server/src/**/*.test.ts', { cwd: root })) {
    const text = readFileSync(new URL(file, root), 'utf8')
    if (naming.test(text)) texts.push(text)
  }
  return texts.join('\n')
}

describe('the contract', () => {
  it('is served whole: every domain of it, and none beside it', () => {
    expect(domainRoutes.map(({ domain }) => domain.name).toSorted()).toEqual(Object.keys(contract).toSorted())
  })

  it('is published as it is', async () => {
    const answer = await test.anonymous.raw('GET', '/api/openapi.json')
    expect(answer.body).toEqual(JSON.parse(JSON.stringify(openApi(contract))))
    expect(JSON.parse(readFileSync(new URL('contract/openapi.json', root), 'utf8'))).toEqual(answer.body)
  })

  it.each(everyCall)('$name says how its list is bounded', ({ call }) => {
    const response = call.response as z.ZodType | undefined
    const { def } = response ?? {}
    const isList = def?.type === 'array' || (def?.type === 'object' && 'content' in (def as z.core.$ZodObjectDef).shape)
    expect(call.list !== undefined).toBe(isList)
  })

  it.each(everyCall)(
    '$name is exercised by a test, and so is each error it declares',
    async ({ domain, key, call }) => {
      const sources = await testsNaming(domain, key)
      expect(sources, 'tests that name it').not.toBe('')
      for (const code of call.errors ?? []) expect(sources, code).toContain(code)
    },
  )

  it.each(everyCall.filter(({ call }) => call.access.who !== 'anonymous'))(
    '$name refuses the anonymous, and says so in the common shape',
    async ({ call }) => {
      const path = `/api${call.path.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000')}`
      const answer = await test.anonymous.raw(call.method, path)
      expect(answer).toMatchObject({ status: 401, code: 'br_0001' })
      expect(errorBody.parse(answer.body)).toMatchObject({ field: null, details: [] })
    },
  )

  it.each(everyCall.filter(({ call }) => call.method === 'GET'))('$name needs no key to be repeated', ({ call }) => {
    // The documents have a GET that changes state (a store's like): it may say what it affects, but never pays.
    expect(call.idempotent).toBeUndefined()
    expect(call.affects ?? []).not.toContain('wallets')
  })

  it.each(everyCall.filter(({ call }) => call.affects?.includes('wallets')))(
    '$name moves coins, so it can be repeated safely',
    ({ call }) => {
      expect(call.idempotent).toBe(true)
    },
  )

  it.each(everyCall)('$name names every gate of its area', ({ domain, call }) => {
    expect(missingGates(contract[domain], call)).toEqual([])
  })

  it.each(everyCall)('$name refreshes only domains that exist', ({ call }) => {
    for (const domain of call.affects ?? []) expect(Object.keys(contract)).toContain(domain)
  })
})
