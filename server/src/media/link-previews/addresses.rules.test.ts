import { describe, expect, it } from 'vitest'
import { isPublicAddress, readLink } from './addresses.rules.ts'

describe('a number', () => {
  it.each(['93.184.215.14', '8.8.8.8', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::200e'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )

  it.each([
    '0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254', '172.16.0.1', '172.31.255.255',
    '192.0.0.1', '192.0.2.1', '192.168.0.1', '198.18.0.1', '198.51.100.7', '203.0.113.9', '224.0.0.1', '240.0.0.1',
    '255.255.255.255', '::', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:8.8.8.8', '::7f00:1', '64:ff9b::7f00:1',
    '100::1', '2001::1', '2001:db8::1', '2002:7f00:1::', '3fff::1', 'fc00::1', 'fd12:3456::1', 'fe80::1', 'fec0::1',
    'ff02::1', '4000::1', 'localhost', '', '127.1',
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  }) // oxfmt-ignore
})

describe('a link', () => {
  it.each([
    ['https://escola.exemplo.com.br/a?b=c#d', 'https://escola.exemplo.com.br/a?b=c'],
    ['HTTP://EXEMPLO.COM.BR:80/', 'http://exemplo.com.br/'],
    ['http://93.184.215.14/', 'http://93.184.215.14/'],
    ['http://[2606:4700::1111]/', 'http://[2606:4700::1111]/'],
  ])('%s may be asked for', (text, url) => {
    expect(readLink(text)?.href).toBe(url)
  })
})
