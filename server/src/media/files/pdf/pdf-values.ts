import { isActiveKey, isPackName } from './pdf-active.ts'

/** Something about the file is not as one of a common program is, or it holds what does not belong in it. */
export class NotThatPdf extends Error {}

export function refuse(cause?: unknown): never {
  throw new NotThatPdf('not such a PDF', { cause })
}

/** A name is kept as it is meant: `/J#61vaScript` is JavaScript. */
export class PdfName {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** To the object of this number. */
export class PdfRef {
  readonly object: number

  constructor(object: number) {
    this.object = object
  }
}

export type PdfDict = Map<string, PdfValue>

/** Strings, true, false and null are undefined: nothing here asks for them. */
export type PdfValue = number | PdfName | PdfRef | PdfDict | readonly PdfValue[] | undefined

const deepest = 100

/** What decides how a stream is read: of two, some viewers take the first and some the last. */
const decisive = /^(?:DP|DecodeParms|F|Filter|First|Length|N|Root|Type)$/

const isSpace = marked('\0\t\n\f\r ')
const isDelimiter = marked('()<>[]{}/%')

function marked(signs: string): Uint8Array {
  const marks = new Uint8Array(256)
  for (const sign of signs) marks[sign.charCodeAt(0)] = 1
  return marks
}

const code = (sign: string) => sign.charCodeAt(0)
const lineFeed = code('\n')
const carriageReturn = code('\r')
const backslash = code('\\')
const open = code('(')
const close = code(')')
const less = code('<')
const more = code('>')
const slash = code('/')
const percent = code('%')
const zero = code('0')
const nine = code('9')
const capitalR = code('R')

/** Reads values one after another, as the format defines them and no looser: what a viewer might read differently is refused. */
export class PdfReader {
  readonly bytes: Buffer
  at: number
  readonly end: number
  /** How many names of object streams it came by. */
  packs = 0

  constructor(bytes: Buffer, at = 0, end = bytes.length) {
    this.bytes = bytes
    this.at = at
    this.end = end
  }

  /** Over white space and comments. */
  skip(): void {
    for (; this.at < this.end; this.at += 1) {
      const byte = this.bytes[this.at] as number
      if (byte === percent) this.skipLine()
      else if (isSpace[byte] === 0) return
    }
  }

  private skipLine(): void {
    while (this.at < this.end && this.bytes[this.at] !== lineFeed && this.bytes[this.at] !== carriageReturn)
      this.at += 1
  }

  isAtEnd(): boolean {
    this.skip()
    return this.at >= this.end
  }

  /** The letters and digits that stand here, up to what ends a word; empty before a bracket. */
  word(): string {
    this.skip()
    const start = this.at
    while (this.at < this.end && !isSpace[this.bytes[this.at] as number] && !isDelimiter[this.bytes[this.at] as number])
      this.at += 1
    return this.bytes.toString('latin1', start, this.at)
  }

  peekWord(): string {
    const start = this.at
    const found = this.word()
    this.at = start
    return found
  }

  integer(): number {
    this.skip()
    const found = this.digits()
    return found === undefined || found > 9_999_999_999 ? refuse() : found
  }

  dict(): PdfDict {
    const value = this.value()
    return value instanceof Map ? value : refuse()
  }

  value(depth = 0): PdfValue {
    if (depth > deepest) refuse()
    this.skip()
    switch (this.bytes[this.at]) {
      case slash:
        this.at += 1
        return this.name()
      case open:
        return this.string()
      case less:
        return this.bytes[this.at + 1] === less ? this.dictOf(depth) : this.hexString()
      case code('['):
        return this.array(depth)
      default:
        return this.plain()
    }
  }

  private name(): PdfName {
    const start = this.at
    while (this.at < this.end && !isSpace[this.bytes[this.at] as number] && !isDelimiter[this.bytes[this.at] as number])
      this.at += 1
    const written = this.bytes.toString('latin1', start, this.at)
    const text = written.replaceAll(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    if (isPackName(text)) this.packs += 1
    return new PdfName(text)
  }

  private string(): undefined {
    let depth = 0
    for (; this.at < this.end; this.at += 1) {
      const byte = this.bytes[this.at]
      if (byte === backslash) this.at += 1
      else if (byte === open) depth += 1
      else if (byte === close) {
        depth -= 1
        if (depth === 0) {
          this.at += 1
          return undefined
        }
      }
    }
    return refuse()
  }

  private hexString(): undefined {
    const last = this.bytes.indexOf(more, this.at)
    if (last < 0 || last >= this.end) refuse()
    if (/[^\da-f\s\0]/i.test(this.bytes.toString('latin1', this.at + 1, last))) refuse()
    this.at = last + 1
    return undefined
  }

  private array(depth: number): PdfValue[] {
    this.at += 1
    const values: PdfValue[] = []
    for (;;) {
      this.skip()
      if (this.at >= this.end) refuse()
      if (this.bytes[this.at] === code(']')) {
        this.at += 1
        return values
      }
      values.push(this.value(depth + 1))
    }
  }

  private dictOf(depth: number): PdfDict {
    this.at += 2
    const entries: PdfDict = new Map()
    for (;;) {
      this.skip()
      if (this.bytes[this.at] === more && this.bytes[this.at + 1] === more && this.at + 1 < this.end) {
        this.at += 2
        return entries
      }
      if (this.at >= this.end || this.bytes[this.at] !== slash) refuse()
      this.at += 1
      const { text } = this.name()
      if (isActiveKey(text) || (decisive.test(text) && entries.has(text))) refuse()
      entries.set(text, this.value(depth + 1))
    }
  }

  private plain(): PdfValue {
    const whole = this.digits()
    if (whole !== undefined) return this.refFrom(whole) ?? whole
    const found = this.word()
    if (found === 'true' || found === 'false' || found === 'null') return undefined
    if (!/^[+-]*(?:\d+\.?\d*|\.\d+)(?:-\d*)?$/.test(found)) refuse()
    return Number.parseFloat(found)
  }

  /** A whole number that stands here alone, by its bytes: a file may have millions of them. */
  private digits(): number | undefined {
    let value = 0
    let at = this.at
    for (; at < this.end; at += 1) {
      const byte = this.bytes[at] as number
      if (byte >= zero && byte <= nine) value = value * 10 + (byte - zero)
      else if (isSpace[byte] || isDelimiter[byte]) break
      else return undefined
    }
    if (at === this.at) return undefined
    this.at = at
    return value
  }

  private refFrom(object: number): PdfRef | undefined {
    const start = this.at
    this.skip()
    if (this.digits() !== undefined) {
      this.skip()
      if (this.bytes[this.at] === capitalR && this.word() === 'R') return new PdfRef(object)
    }
    this.at = start
    return undefined
  }
}
