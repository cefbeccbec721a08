import { expect, test } from 'vitest'
import { judge, nextPage } from './guard.ts'

const visitor = { isPublic: false, isSignedIn: false, next: undefined }
const signedIn = { ...visitor, isSignedIn: true }

test.each([
  [
    'a visitor of a page',
    { ...visitor, template: '/edubank', href: '/edubank?from=2026-01-01' },
    { kind: 'login', next: '/edubank?from=2026-01-01' },
  ],
  [
    'a visitor of the home page',
    { ...visitor, template: '/dashboard', href: '/dashboard' },
    { kind: 'login', next: undefined },
  ],
  ['a visitor of the login', { ...visitor, isPublic: true, template: '/login', href: '/login' }, { kind: 'pass' }],
  [
    'a visitor of a public page',
    { ...visitor, isPublic: true, template: '/signup', href: '/signup' },
    { kind: 'pass' },
  ],
  ['a visitor of no page', { ...visitor, template: undefined, href: '/nowhere' }, { kind: 'pass' }],
  ['a signed-in person', { ...signedIn, template: '/edubank', href: '/edubank' }, { kind: 'pass' }],
  [
    'a signed-in person at the login',
    { ...signedIn, template: '/login', href: '/login' },
    { kind: 'away', to: '/dashboard' },
  ],
  [
    'one who was on the way to a page',
    { ...signedIn, template: '/login', href: '/login', next: '/edubank?a=1#b' },
    { kind: 'away', to: '/edubank?a=1#b' },
  ],
  [
    'one who was sent elsewhere',
    { ...signedIn, template: '/login', href: '/login', next: '//evil.test' },
    { kind: 'away', to: '/dashboard' },
  ],
])('%s', (_name, visit, verdict) => {
  expect(judge(visit)).toEqual(verdict)
})

test.each([
  [undefined, '/dashboard'],
  ['', '/dashboard'],
  ['/', '/dashboard'],
  ['/login', '/dashboard'],
  ['/login?next=/login', '/dashboard'],
  ['/edubank', '/edubank'],
  ['https://evil.test', '/dashboard'],
  ['javascript:alert(1)', '/dashboard'],
])('after sign-in %j leads to %s', (next, page) => {
  expect(nextPage(next)).toBe(page)
})
