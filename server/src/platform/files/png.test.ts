import { crc32, deflateSync, inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { NotThatPng, rewritePng } from './png.ts'

const side = 8
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function chunk(type: string, data: Buffer, checksum?: number): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const whole = Buffer.alloc(body.length + 8)
  whole.writeUInt32BE(data.length)
  body.copy(whole, 4)
  whole.writeUInt32BE(checksum ?? crc32(body), body.length + 4)
  return whole
}

function header({ width = side, height = side, rest = [8, 6, 0, 0, 0] } = {}): Buffer {
  const data = Buffer.alloc(8 + rest.length)
  data.writeUInt32BE(width)
  data.writeUInt32BE(height, 4)
  data.set(rest, 8)
  return chunk('IHDR', data)
}

/** Pixels that no filter leaves as they are. */
const pixels = Buffer.from(Array.from({ length: side * side * 4 }, (_, at) => (at * 37 + (at >> 3) * 11) % 256))

function predict(kind: number, left: number, above: number, corner: number): number {
  if (kind === 0) return 0
  if (kind === 1) return left
  if (kind === 2) return above
  if (kind === 5) return 0
  if (kind === 3) return Math.floor((left + above) / 2)
  const guess = left + above - corner
  const nearest = [left, above, corner].toSorted((a, b) => Math.abs(guess - a) - Math.abs(guess - b))
  const least = Math.abs(guess - nearest[0]!)
  return [left, above, corner].find((value) => Math.abs(guess - value) === least)!
}

/** The same pixels under one filter of the format. */
function filtered(kind: number, channels = 4, source = pixels): Buffer {
  const line = side * channels
  const out = Buffer.alloc(side * (line + 1))
  for (let y = 0; y < side; y += 1) {
    out[y * (line + 1)] = kind
    for (let x = 0; x < line; x += 1) {
      const left = x >= channels ? source[y * line + x - channels]! : 0
      const above = y > 0 ? source[(y - 1) * line + x]! : 0
      const corner = y > 0 && x >= channels ? source[(y - 1) * line + x - channels]! : 0
      out[y * (line + 1) + 1 + x] = source[y * line + x]! - predict(kind, left, above, corner)
    }
  }
  return out
}

const end = chunk('IEND', Buffer.alloc(0))
function png(...middle: Buffer[]): Buffer {
  return Buffer.concat([signature, header(), ...middle, end])
}
const data = (lines = filtered(0)) => chunk('IDAT', deflateSync(lines))

/** The pixels of a file that the code under test wrote: one IDAT, no filter. */
function pixelsOf(file: Buffer, channels = 4): Buffer {
  const length = file.readUInt32BE(33)
  const lines = inflateSync(file.subarray(41, 41 + length))
  const line = side * channels
  return Buffer.concat(Array.from({ length: side }, (_, y) => lines.subarray(y * (line + 1) + 1, (y + 1) * (line + 1))))
}

describe('a PNG is written anew', () => {
  it.each([0, 1, 2, 3, 4])('with the same pixels, whatever filter it came with: %i', async (kind) => {
    expect(pixelsOf(await rewritePng(png(data(filtered(kind))), side))).toEqual(pixels)
  })

  it('from several pieces, and without transparency', async () => {
    const packed = deflateSync(filtered(4))
    const pieces = [packed.subarray(0, 20), packed.subarray(20)].map((piece) => chunk('IDAT', piece))
    expect(pixelsOf(await rewritePng(png(...pieces), side))).toEqual(pixels)
    const opaque = pixels.subarray(0, side * side * 3)
    const file = Buffer.concat([signature, header({ rest: [8, 2, 0, 0, 0] }), data(filtered(2, 3, opaque)), end])
    expect(pixelsOf(await rewritePng(file, side), 3)).toEqual(opaque)
  })

  it('without anything else that the file carried', async () => {
    const place = chunk('eXIf', Buffer.from('GPS -23.55 -46.63'))
    const text = chunk('tEXt', Buffer.from('Author\0Luana'))
    const rewritten = await rewritePng(png(text, place, data()), side)
    expect(rewritten.toString('latin1')).not.toMatch(/GPS|Luana|eXIf|tEXt/)
    expect(pixelsOf(rewritten)).toEqual(pixels)
  })
})

const hostile: Record<string, Buffer> = {
  nothing: Buffer.alloc(0),
  'another format': Buffer.from('GIF89a'),
  'a page with a picture’s name': Buffer.from('<script>alert(1)</script>'),
  'the signature alone': signature,
  'a file that breaks off': png(data()).subarray(0, -6),
  'a length beyond the file': Buffer.concat([signature, header(), Buffer.from([0xff, 0xff, 0xff, 0xff]), data(), end]),
  'a wrong checksum': png(chunk('IDAT', deflateSync(filtered(0)), 1)),
  'another size': Buffer.concat([signature, header({ width: 4096, height: 4096 }), data(), end]),
  'another depth': Buffer.concat([signature, header({ rest: [16, 6, 0, 0, 0] }), data(), end]),
  'a palette': Buffer.concat([signature, header({ rest: [8, 3, 0, 0, 0] }), data(), end]),
  interlaced: Buffer.concat([signature, header({ rest: [8, 6, 0, 0, 1] }), data(), end]),
  'a short header': Buffer.concat([signature, header({ rest: [8, 6] }), data(), end]),
  'no header first': Buffer.concat([signature, data(), header(), end]),
  'two headers': png(header(), data()),
  'an unknown part that matters': png(chunk('JUNK', Buffer.alloc(4)), data()),
  'no pixels': png(),
  'too few pixels': png(data(filtered(0).subarray(0, -1))),
  'too many pixels': png(data(Buffer.concat([filtered(0), Buffer.alloc(1)]))),
  'a bomb': png(data(Buffer.alloc(64 * 1024 * 1024))),
  'no compression': png(chunk('IDAT', filtered(0))),
  'an unknown filter': png(data(filtered(5))),
  'no end': Buffer.concat([signature, header(), data()]),
  'more after the end': Buffer.concat([png(data()), data()]),
}

describe('a PNG is refused', () => {
  it.each(Object.entries(hostile))('as %s', async (_name, file) => {
    await expect(rewritePng(file, side)).rejects.toBeInstanceOf(NotThatPng)
  })
})
