import { expect, test } from 'vitest'
import { buildRequest, fillPath, queryString } from './request.ts'

test.each([
  ['/wallets/my', {}, '/wallets/my'],
  ['/treasure-chests/:id/open', { id: '7' }, '/treasure-chests/7/open'],
  ['/users/:idOrUsername', { idOrUsername: 'a/b?c@d' }, '/users/a%2Fb%3Fc%40d'],
  ['/maps/:map/points/:id', { map: '../x', id: 0 }, '/maps/..%2Fx/points/0'],
])('path %s', (path, params, expected) => {
  expect(fillPath(path, params)).toBe(expected)
})

test.each([{}, { id: '' }, { id: null }, { id: '.' }, { id: '..' }])(
  'path parameter %j never becomes an address',
  (params) => {
    expect(() => fillPath('/users/:id', params)).toThrow('id')
  },
)

test.each([
  [{}, ''],
  [{ pSize: 20 }, '?pSize=20'],
  [{ ids: ['a', 'b'], cursor: undefined }, '?ids=a%2Cb'],
  [{ isLast: false, text: 'ação & cor' }, '?isLast=false&text=a%C3%A7%C3%A3o+%26+cor'],
])('query %j', (query, expected) => {
  expect(queryString(query)).toBe(expected)
})

test('a JSON body names its type; a form of files leaves that to the browser', () => {
  const entry = { method: 'POST', path: '/x' } as const
  const parts = { entry, language: 'en-US', token: undefined, idempotencyKey: undefined }
  const plain = buildRequest({ ...parts, args: { body: { a: 1 } } })
  expect(plain.init.body).toBe('{"a":1}')
  expect(plain.init.headers).toMatchObject({ 'Content-Type': 'application/json', 'Accept-Language': 'en-US' })
  const files = buildRequest({ ...parts, args: { file: new File(['x'], 'a.txt') } })
  expect(files.init.headers).not.toHaveProperty('Content-Type')
  expect((files.init.body as FormData).get('file')).toMatchObject({ name: 'a.txt' })
})
