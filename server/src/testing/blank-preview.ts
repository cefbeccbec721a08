import { crc32, deflateSync } from 'node:zlib'
import { AVATAR_PREVIEW_SIDE } from '@trilha/contract/constants'

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const whole = Buffer.alloc(body.length + 8)
  whole.writeUInt32BE(data.length)
  body.copy(whole, 4)
  whole.writeUInt32BE(crc32(body), body.length + 4)
  return whole
}

/** A PNG of nothing, square, with whatever parts are wanted before its pixels. */
export function pngOf(side: number, ...before: [type: string, text: string][]): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side)
  header.writeUInt32BE(side, 4)
  header.set([8, 6, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...before.map(([type, text]) => chunk(type, Buffer.from(text))),
    chunk('IDAT', deflateSync(Buffer.alloc(side * (1 + side * 4)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

export function asDataUrl(png: Buffer): string {
  return `data:image/png;base64,${png.toString('base64')}`
}

export const blankPreview = asDataUrl(pngOf(AVATAR_PREVIEW_SIDE))
