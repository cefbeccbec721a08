import { deflateSync } from 'node:zlib'

/** PDFs as programs and attackers write them, with the tables that belong to them. */

type Part = string | Buffer

const bytesOf = (...parts: Part[]) => Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1')))

interface Pdf {
  /** In the catalog, beside its pages. */
  inside?: string
  /** Whole objects from number 4 on. */
  more?: Part[]
  trailer?: string
  /** Under what the table is given out to stand. */
  start?: (at: number) => number
}

const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] >>'
const pages = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'
const catalog = (inside: string) => `<< /Type /Catalog /Pages 2 0 R ${inside} >>`

/** One page with a table of the old kind. */
export function pdf({ inside = '', more = [], trailer = '', start = (at) => at }: Pdf = {}): Buffer {
  const bodies = [catalog(inside), pages, page, ...more]
  const { bytes, places } = written(bodies.map((body, index) => ({ number: index + 1, body })))
  const rows = places.map(({ at }) => `${String(at).padStart(10, '0')} 00000 n \n`)
  return bytesOf(
    bytes,
    `xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${rows.join('')}`,
    `trailer\n<< /Size ${bodies.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start(bytes.length)}\n%%EOF\n`,
  )
}

function written(objects: { number: number; body: Part }[]) {
  let bytes = bytesOf('%PDF-1.5\n%\xe2\xe3\xcf\xd3\n')
  const places = objects.map(({ number, body }) => {
    const at = bytes.length
    bytes = bytesOf(bytes, `${number} 0 obj\n`, body, '\nendobj\n')
    return { number, at }
  })
  return { bytes, places }
}

export function stream(dict: string, content: Part, length = bytesOf(content).length): Buffer {
  return bytesOf(`<< ${dict} /Length ${length} >>\nstream\n`, content, '\nendstream')
}

/** Objects packed into a stream; how it is packed and what it says of that may differ. */
export function objectStream(
  objects: [number: number, body: string][],
  {
    type = '/Type /ObjStm ',
    filter = '/Filter /FlateDecode',
    pack = deflateSync,
  }: { type?: string; filter?: string; pack?: (content: Buffer) => Buffer } = {},
): Buffer {
  let at = 0
  const heads = objects.map(([number, body]) => {
    const head = `${number} ${at}`
    at += body.length + 1
    return head
  })
  const head = `${heads.join(' ')}\n`
  const content = bytesOf(head, objects.map(([, body]) => `${body} `).join(''))
  return stream(`${type}/N ${objects.length} /First ${head.length} ${filter}`, pack(content))
}

/** All but the pages packed, and the table a stream too: as newer programs write. */
export function packedPdf(inside = '', options: Parameters<typeof objectStream>[1] = {}): Buffer {
  const packed = objectStream(
    [
      [1, catalog(inside)],
      [2, pages],
      [3, page],
    ],
    options,
  )
  const { bytes } = written([{ number: 4, body: packed }])
  const row = (kind: number, place: number, index: number) => [kind, place >> 8, place & 255, index]
  const rows = [row(0, 0, 0), row(2, 4, 0), row(2, 4, 1), row(2, 4, 2), row(1, 15, 0), row(1, bytes.length, 0)]
  // With the filter of a picture over it, row by row: how all of them write this table.
  const content = Buffer.from(
    rows.flatMap((now, index) => [2, ...now.map((byte, at) => byte - (rows[index - 1]?.[at] ?? 0))]),
  )
  const table = stream(
    '/Type /XRef /Size 6 /W [1 2 1] /Root 1 0 R /Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 4 >>',
    deflateSync(content),
  )
  return bytesOf(bytes, '5 0 obj\n', table, `\nendobj\nstartxref\n${bytes.length}\n%%EOF\n`)
}

/** The catalog written anew at the end, as a program does that only adds. */
export function changedPdf(inside = ''): Buffer {
  const before = pdf()
  const { length } = before
  const object = `1 0 obj\n${catalog(inside)}\nendobj\n`
  const previous = before.lastIndexOf('xref\n0 ')
  return bytesOf(
    before,
    object,
    `xref\n1 1\n${String(length).padStart(10, '0')} 00000 n \ntrailer\n<< /Size 4 /Root 1 0 R /Prev ${previous} >>\n`,
    `startxref\n${length + object.length}\n%%EOF\n`,
  )
}
