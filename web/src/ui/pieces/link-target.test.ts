import { describe, expect, it } from 'vitest'
import { linkTarget, ownPicture } from './link-target.ts'

const origin = 'https://trilha.test'

describe('linkTarget', () => {
  it.each([
    ['a path', '/playground', 'https://trilha.test/playground'],
    ['a full address of this site', 'https://trilha.test/a?b=1#c', 'https://trilha.test/a?b=1#c'],
    ['capital letters in the host', 'HTTPS://TRILHA.TEST/a', 'https://trilha.test/a'],
    ['http of this site is lifted to its own scheme', 'http://trilha.test/a', 'https://trilha.test/a'],
    ['the default port spelled out', 'https://trilha.test:443/a', 'https://trilha.test/a'],
    ['spaces around', '  /a  ', 'https://trilha.test/a'],
  ])('same site: %s', (_name, url, href) => {
    expect(linkTarget(url, origin)).toEqual({ kind: 'same-site', href })
  })

  it.each([
    ['another site', 'https://example.com/x', 'example.com'],
    ['plain http', 'http://example.com', 'example.com'],
    ['a subdomain of this site', 'https://blog.trilha.test/', 'blog.trilha.test'],
    ['a name that starts like this site', 'https://trilha.test.example.com/', 'trilha.test.example.com'],
    ['this site as user name', 'https://trilha.test@example.com/', 'example.com'],
    ['this site as user and password', 'https://trilha.test:443@example.com/', 'example.com'],
    ['another port', 'https://trilha.test:8443/', 'trilha.test:8443'],
    ['a scheme-relative address', '//example.com/x', 'example.com'],
    ['a backslash read as a slash', '/\\example.com', 'example.com'],
    ['backslashes after the scheme', 'https:\\\\example.com', 'example.com'],
    ['an address in numbers', 'http://2130706433/', '127.0.0.1'],
  ])('external: %s', (_name, url, domain) => {
    const target = linkTarget(url, origin)
    expect(target).toMatchObject({ kind: 'external', domain, hasSpecialLetters: false })
  })

  it('drops user name and password from the address that opens', () => {
    expect(linkTarget('https://a:b@example.com/x', origin)).toMatchObject({ href: 'https://example.com/x' })
  })

  it.each([
    ['accented letters', 'https://maçã.com.br', 'xn--ma-tiap.com.br'],
    ['Cyrillic letters that look Latin', 'https://аpple.com/', 'xn--pple-43d.com'],
    ['already encoded', 'https://www.xn--pple-43d.com/', 'www.xn--pple-43d.com'],
  ])('shows the encoded name of %s and says so', (_name, url, domain) => {
    expect(linkTarget(url, origin)).toMatchObject({ kind: 'external', domain, hasSpecialLetters: true })
  })

  it.each([
    ['script', 'javascript:alert(1)'],
    ['script with a line break', 'java\nscript:alert(1)'],
    ['script after spaces', '   JaVaScRiPt:alert(1)'],
    ['data', 'data:text/html,x'],
    ['blob', 'blob:https://trilha.test/1'],
    ['mail', 'mailto:a@b.test'],
    ['file', 'file:///etc/hosts'],
    ['ftp', 'ftp://example.com'],
    ['no scheme', 'example.com'],
    ['a relative path', 'a/b'],
    ['only a fragment', '#x'],
    ['empty', ''],
    ['only spaces', '   '],
    ['no host', 'https://'],
    ['a broken host', 'https://exa mple.com'],
  ])('refused: %s', (_name, url) => {
    expect(linkTarget(url, origin)).toEqual({ kind: 'refused' })
  })
})

describe('ownPicture', () => {
  it.each([
    ['/api/files/1', 'https://trilha.test/api/files/1'],
    ['https://example.com/x.png', undefined],
    ['data:image/png;base64,AA', undefined],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('%s', (url, expected) => {
    expect(ownPicture(url, origin)).toBe(expected)
  })
})
