import { promisify } from 'node:util'
import { constants, inflate } from 'node:zlib'
import { hasActive } from './pdf-active.ts'
import { longestObject, Turns } from './pdf-bounds.ts'
import { PdfName, PdfReader, refuse, type PdfDict, type PdfValue } from './pdf-values.ts'

const unpack = promisify(inflate)

interface Packed {
  objects: [number: number, value: PdfValue][]
  size: number
}

/** The objects that are packed into a stream. Packed in any other way than programs do it, nobody looks into it. */
export async function readPacked(content: Buffer, dict: PdfDict, most: number): Promise<Packed> {
  const bytes = await unpacked(content, dict, most)
  if (await hasActive(bytes)) refuse()
  const count = dict.get('N')
  const first = dict.get('First')
  if (typeof count !== 'number' || typeof first !== 'number' || count > bytes.length) refuse()
  const heads = new PdfReader(bytes, 0, Math.min(first, bytes.length))
  const places = Array.from({ length: count }, () => ({ number: heads.integer(), at: first + heads.integer() }))
  return { objects: await readPlaces(bytes, places), size: bytes.length }
}

async function readPlaces(
  bytes: Buffer,
  places: readonly { number: number; at: number }[],
): Promise<Packed['objects']> {
  const turns = new Turns()
  const objects: Packed['objects'] = []
  for (const [index, { number, at }] of places.entries()) {
    const end = places[index + 1]?.at ?? bytes.length
    // One after another: what overlaps could be read in two ways, and for ever.
    if (at > end || end > bytes.length) refuse()
    objects.push([number, new PdfReader(bytes, at, Math.min(end, at + longestObject)).value()])
    await turns.after(end)
  }
  return objects
}

async function unpacked(content: Buffer, dict: PdfDict, most: number): Promise<Buffer> {
  const given = dict.get('Filter')
  const filters = given === undefined ? [] : Array.isArray(given) ? given : [given]
  if (filters.length === 0) return content
  const [filter] = filters as [PdfValue]
  if (filters.length > 1 || !(filter instanceof PdfName) || filter.text !== 'FlateDecode') refuse()
  if (dict.get('DecodeParms') !== undefined || dict.has('DP')) refuse()
  try {
    return await unpack(content, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH })
  } catch (error) {
    return refuse(error)
  }
}
