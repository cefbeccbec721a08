import { createWriteStream } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { deflateSync, crc32 } from 'node:zlib'
import sharp from 'sharp'
import yazl from 'yazl'
import { temporaryFolder } from './temporary-folder.ts'

/** Files as people and attackers send them, made on the spot. */

const pixels = (width: number, height: number) =>
  Buffer.from(Array.from({ length: width * height * 3 }, (_, at) => (at * 37 + (at >> 4) * 11) % 256))

function picture(width = 60, height = 40) {
  return sharp(pixels(width, height), { raw: { width, height, channels: 3 } })
}

export const jpeg = (): Promise<Buffer> => picture().jpeg().toBuffer()
export const png = (): Promise<Buffer> => picture().png().toBuffer()
export const webp = (): Promise<Buffer> => picture().webp().toBuffer()

/** Taken with a phone lying on its side, in a schoolyard of São Paulo. */
export function jpegWithPlace(): Promise<Buffer> {
  return picture()
    .withMetadata({ orientation: 6 })
    .withExif({
      IFD0: { Make: 'Telefone', Artist: 'Luana Ferreira' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 1/1', GPSLongitudeRef: 'W', GPSLongitude: '46/1 38/1 2/1' },
    })
    .jpeg()
    .toBuffer()
}

export function movingWebp(): Promise<Buffer> {
  return sharp(pixels(20, 60), { raw: { width: 20, height: 60, channels: 3, pageHeight: 20 } })
    .webp({ loop: 0, delay: [100, 100, 100] })
    .toBuffer()
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const whole = Buffer.alloc(body.length + 8)
  whole.writeUInt32BE(data.length)
  body.copy(whole, 4)
  whole.writeUInt32BE(crc32(body), body.length + 4)
  return whole
}

/** One bit for each pixel, all of them alike: 50 MB of nothing in 50 kB, and 1.6 GB once it is a picture. */
export function pngBomb(side = 20_000): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side)
  header.writeUInt32BE(side, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const lines = deflateSync(Buffer.alloc(side * (1 + side / 8)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', lines), chunk('IEND', Buffer.alloc(0))])
}

/** A picture with a text of its author in it. */
export async function pngWithText(): Promise<Buffer> {
  const plain = await png()
  const afterHeader = 33
  return Buffer.concat([
    plain.subarray(0, afterHeader),
    chunk('tEXt', Buffer.from('Author\0Luana Ferreira')),
    plain.subarray(afterHeader),
  ])
}

export const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
export const page = Buffer.from('<!DOCTYPE html><script>fetch("/api/wallets/my")</script>')

const mainTypes = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
  docm: 'application/vnd.ms-word.document.macroEnabled.main+xml',
} as const

type Entries = Readonly<Record<string, string | Readable>>

export function zip(entries: Entries): Promise<Buffer> {
  const archive = new yazl.ZipFile()
  for (const [name, content] of Object.entries(entries)) {
    if (typeof content === 'string') archive.addBuffer(Buffer.from(content), name)
    else archive.addReadStream(content, name)
  }
  archive.end()
  return bytesOf(archive.outputStream)
}

async function bytesOf(stream: NodeJS.ReadableStream): Promise<Buffer> {
  const folder = await temporaryFolder('zip')
  try {
    const path = join(folder, 'a.zip')
    await pipeline(stream, createWriteStream(path))
    return await readFile(path)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** A document of an office program, as far as anybody looks. */
export function office(kind: keyof typeof mainTypes, more: Entries = {}): Promise<Buffer> {
  return zip({
    '[Content_Types].xml': `<?xml version="1.0"?><Types><Override PartName="/main.xml" ContentType="${mainTypes[kind]}"/></Types>`,
    'main.xml': '<document>Minha redação</document>',
    ...more,
  })
}

/** Among the relations of a text: where its template lies, and a link in it. */
export function templateFrom(target: string): string {
  const kinds = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  return `<?xml version="1.0"?><Relationships>
    <Relationship Id="a" Type="${kinds}/hyperlink" Target="https://example.org" TargetMode="External"/>
    <Relationship Id="b" Type="${kinds}/attachedTemplate" Target="${target}" TargetMode="External"/></Relationships>`
}

export function zeros(megabytes: number): Readable {
  const piece = Buffer.alloc(1024 * 1024)
  return Readable.from(Array.from({ length: megabytes }, () => piece))
}

/** The list at the end says a small size for the first entry; what is inside is larger. */
export function withLyingSizes(archive: Buffer): Buffer {
  const lying = Buffer.from(archive)
  let at = lying.indexOf(Buffer.from('PK\x01\x02', 'latin1'))
  while (at >= 0) {
    lying.writeUInt32LE(10, at + 24)
    at = lying.indexOf(Buffer.from('PK\x01\x02', 'latin1'), at + 4)
  }
  return lying
}

/** Every entry says that it is encrypted. */
export function asEncrypted(archive: Buffer): Buffer {
  const sealed = Buffer.from(archive)
  let at = sealed.indexOf(Buffer.from('PK\x01\x02', 'latin1'))
  while (at >= 0) {
    sealed.writeUInt16LE(sealed.readUInt16LE(at + 8) | 1, at + 8)
    at = sealed.indexOf(Buffer.from('PK\x01\x02', 'latin1'), at + 4)
  }
  return sealed
}

/** A compound file of the old office programs with these streams. */
export function oldOffice(...streams: string[]): Buffer {
  const head = Buffer.alloc(512)
  head.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  const names = streams.map((name) => Buffer.concat([Buffer.from(`${name}\0`, 'utf16le'), Buffer.alloc(96)]))
  return Buffer.concat([head, ...names, Buffer.alloc(512)])
}

export function box(type: string, ...content: Buffer[]): Buffer {
  const head = Buffer.alloc(8)
  const body = Buffer.concat(content)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

export const videoPlace = '-23.5505-046.6333/'

export const mp4Head = box('ftyp', Buffer.from('isom\0\0\x02\0isomiso2avc1mp41', 'latin1'))
const handler = Buffer.concat([Buffer.alloc(8), Buffer.from('vide'), Buffer.alloc(13)])
/** With the place where a phone writes it. */
export const mp4Track = box(
  'moov',
  box('mvhd', Buffer.alloc(100)),
  box('trak', box('mdia', box('hdlr', handler))),
  box('udta', box('\xa9xyz', Buffer.from(videoPlace))),
)

/** A film of the same size whatever is taken out. */
export function mp4(film = Buffer.from('o filme')): Buffer {
  return Buffer.concat([mp4Head, mp4Track, box('mdat', film)])
}

export function emptyBoxes(count: number): Buffer {
  return Buffer.concat(Array.from({ length: count }, () => box('free')))
}

/** Sixteen bytes, seven of them its head. */
export const aacFrame = Buffer.concat([Buffer.from([0xff, 0xf1, 0x50, 0x80, 0x02, 0x1f, 0xfc]), Buffer.alloc(9)])
export const aac = Buffer.concat([aacFrame, aacFrame, aacFrame, aacFrame])
export const mp3 = Buffer.concat([
  Buffer.from('ID3\x03\0\0\0\0\0\0', 'latin1'),
  Buffer.from([0xff, 0xfb, 0x90, 0x64]),
  Buffer.alloc(417),
])
export const program = Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), Buffer.alloc(200, 1)])
