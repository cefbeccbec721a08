import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { drawQrCode } from './qr-drawing.ts'

test('draws exactly the dark modules of the code', () => {
  const text = `https://trilha.example/login/redirect-app#token=${'A'.repeat(43)}`
  const { size, path } = drawQrCode(text)
  const { data } = encode(text, { ecc: 'M', border: 4 })
  const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let offset = 0; offset < Number(length); offset += 1) drawn[Number(y)]![Number(x) + offset] = true
  expect(drawn).toEqual(data)
  // Nothing in the quiet border.
  expect(drawn.slice(0, 4).flat().some(Boolean)).toBe(false)
})
