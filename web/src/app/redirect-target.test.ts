import { describe, expect, test } from 'vitest'
import { redirectTarget } from './redirect-target.ts'
import { sameSitePath } from './same-site.ts'

const origin = 'https://trilha.test'

describe('same-site paths', () => {
  test.each([
    ['%2Fdashboard', '/dashboard'],
    ['/dashboard', '/dashboard'],
    ['dashboard', '/dashboard'],
    ['my-trail/course/7', '/my-trail/course/7'],
    ['%2Fedubank%3Ffrom%3D2026-01-01%23top', '/edubank?from=2026-01-01#top'],
    ['%2Fplayground%2Fgames-gallery%2Fgame%3A7', '/playground/games-gallery/game:7'],
    ['%2Fmap%2F..%2Fedubank', '/edubank'],
    ['%2Fa%3Fnext%3Dhttps%3A%2F%2Fevil.test', '/a?next=https://evil.test'],
    ['%2Fa%2F%2Fb', '/a//b'],
    ['%2F%40evil.test', '/@evil.test'],
  ])('%s leads to %s', (raw, path) => {
    expect(redirectTarget(raw, origin)).toEqual({ kind: 'inside', path })
  })
})

/** Ways to make a redirect leave the site by itself (threat 19): none may. */
const bypasses = [
  '//evil.test',
  '///evil.test',
  '////evil.test',
  '/\\evil.test',
  '\\/evil.test',
  '\\\\evil.test',
  '/\\/evil.test',
  '//evil.test@trilha.test',
  '//trilha.test@evil.test',
  'https://trilha.test@evil.test',
  'https://evil.test',
  'HTTPS://EVIL.TEST',
  'https:evil.test',
  'https:/evil.test',
  'https:///evil.test',
  'http://trilha.test.evil.test',
  'https://evil.test#trilha.test',
  'https://evil.test?trilha.test',
  'https://evil.test\\@trilha.test',
  'evil.test',
  'evil.test/dashboard',
  'trilha.test.evil.test',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://trilha.test/x',
  'file:///etc/passwd',
  'ftp://evil.test',
  'mailto:a@evil.test',
  'ws://evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/\r/evil.test',
  '\t//evil.test',
  ' //evil.test',
  '/ /evil.test',
  '/\u00A0/evil.test',
  '/.//evil.test',
  '/..//evil.test',
  '/./\\evil.test',
  '/a/..//evil.test',
  '/%2e//evil.test',
  '/%2f/evil.test',
  '/%2fevil.test',
  '/%5cevil.test',
  '%2f%2fevil.test',
  '%252f%252fevil.test',
  '/%2e%2e%2f%2fevil.test/..//evil.test',
  '@evil.test',
  ':@evil.test',
  '//[::1]',
  '//0x7f000001',
  '//evil。test',
  '/redirect/to/https%3A%2F%2Fevil.test',
  'redirect/to/%2F%2Fevil.test',
  '%',
  '%E0%A4%A',
]

describe('ways out', () => {
  test('there are fifty at least', () => {
    expect(new Set(bypasses).size).toBeGreaterThanOrEqual(50)
  })

  test.each(bypasses.flatMap((text) => [text, encodeURIComponent(text)]))('%j stays', (raw) => {
    const found = redirectTarget(raw, origin)
    if (found.kind !== 'inside') return
    // What it goes to by itself is a path of this site for every reader of it.
    const reached = new URL(found.path, origin)
    expect(reached.origin).toBe(origin)
    expect(found.path).toMatch(/^\/(?![/\\])/)
    expect(new URL(decodeURI(found.path), origin).origin).toBe(origin)
  })

  test.each(['//evil.test', 'https://evil.test', 'https://trilha.test@evil.test', '/\\evil.test'])(
    '%s asks first',
    (text) => {
      expect(redirectTarget(encodeURIComponent(text), origin)).toMatchObject({
        kind: 'outside',
        target: { domain: 'evil.test' },
      })
    },
  )

  test.each(['javascript:alert(1)', 'data:text/html,x', '', '%', '/redirect/to/%2Fdashboard'])(
    '%s is refused',
    (raw) => {
      expect(redirectTarget(raw, origin)).toEqual({ kind: 'refused' })
    },
  )
})

test('every reading of a same-site path keeps its origin', () => {
  const paths = bypasses.flatMap((text) => sameSitePath(text) ?? [])
  expect(paths.filter((path) => new URL(path, origin).origin !== origin)).toEqual([])
})
