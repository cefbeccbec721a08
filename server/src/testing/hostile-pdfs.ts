import { deflateSync } from 'node:zlib'
import { changedPdf, objectStream, packedPdf, pdf, stream } from './given-pdfs.ts'

const script = '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'
const hidden = '/OpenAction << /S /J#61vaScript /#4aS (app.alert(1)) >>'
const plain = (content: Buffer) => content
const inHex = (content: Buffer) => Buffer.from(`${content.toString('hex')}>`)

/** The rows of a picture of two lines, so that no name stands in one piece. */
function inRows(content: Buffer): Buffer {
  const rows: Buffer[] = []
  for (let at = 0; at < content.length; at += 4) rows.push(Buffer.from([0]), content.subarray(at, at + 4))
  return deflateSync(Buffer.concat(rows))
}

/** A stream of objects that stands where only a table that lies leads to. */
const smuggled = Buffer.concat([Buffer.from('9 0 obj\n'), objectStream([[8, `<< ${script} >>`]])])

export const hostilePdfs: readonly [what: string, content: () => Buffer][] = [
  ['with a script', () => pdf({ inside: script })],
  ['with a script under a name in numbers', () => pdf({ inside: hidden })],
  ['with a script that only its key tells', () => pdf({ more: ['<< /S /Rendition /J#53 (app.alert(1)) >>'] })],
  ['with a script in an object of its own', () => pdf({ inside: '/OpenAction 4 0 R', more: [`<< ${script} >>`] })],
  ['with scripts by name', () => pdf({ inside: '/Names << /JavaScript << /Names [(a) 4 0 R] >> >>' })],
  ['with a script among packed objects', () => packedPdf(script)],
  ['with a hidden script among packed objects', () => packedPdf(hidden)],
  ['with a script packed under no type', () => packedPdf(script, { type: '' })],
  ['with a script packed under a type in numbers', () => packedPdf(script, { type: '/Type /Obj#53tm' })],
  ['with a script packed and not squeezed', () => packedPdf(hidden, { filter: '', pack: plain })],
  ['with a script packed in signs', () => packedPdf(script, { filter: '/Filter /ASCIIHexDecode', pack: inHex })],
  [
    'with a script packed twice',
    () =>
      packedPdf(script, {
        filter: '/Filter [/ASCIIHexDecode /FlateDecode]',
        pack: (content) => inHex(deflateSync(content)),
      }),
  ],
  [
    'with a script packed in rows',
    () =>
      packedPdf(script, {
        filter: '/Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 4 >>',
        pack: inRows,
      }),
  ],
  ['with a script in an object stream within a stream', () => pdf({ more: [stream('', smuggled)] })],
  ['with a script in an object stream within a text', () => pdf({ more: [`(${smuggled.toString('latin1')})`] })],
  ['with a script that was added later', () => changedPdf(script)],
  ['that acts when it is closed', () => pdf({ inside: '/#41A << /WC << /S /Named /N /Print >> >>' })],
  ['that starts a program', () => pdf({ inside: '/OpenAction << /S /Launch /F (calc.exe) >>' })],
  ['that starts a program, packed', () => packedPdf('/OpenAction << /S /L#61unch /F (calc.exe) >>')],
  ['that sends what is typed', () => pdf({ more: ['<< /S /SubmitForm /F (https://example.org) >>'] })],
  ['that carries a file', () => pdf({ more: [stream('/Type /EmbeddedFile', 'MZ')] })],
  ['that carries files by name', () => packedPdf('/Names << /EmbeddedFiles << /Names [(a) 4 0 R] >> >>')],
  ['that plays something', () => pdf({ more: ['<< /Type /Annot /Subtype /RichMedia >>'] })],
  ['with a form of another kind', () => pdf({ inside: '/AcroForm << /Fields [] /XFA 4 0 R >>' })],
  ['that is sealed', () => pdf({ trailer: '/Encrypt << /Filter /Standard /V 2 >>' })],
  ['that takes a stream from elsewhere', () => pdf({ more: [stream('/F (https://example.org/a)', '')] })],
  ['that is a bomb', () => packedPdf('', { pack: () => deflateSync(Buffer.alloc(80 * 1024 * 1024, ' ')) })],
  ['of nothing', () => Buffer.from('%PDF-1.4 nothing %%EOF')],
  ['that breaks off', () => pdf().subarray(0, -7)],
  ['without its table', () => pdf({ start: (at) => at + 5 })],
  ['whose table is an object', () => pdf({ start: () => 15 })],
  ['without a catalog', () => pdf({ trailer: '/Root 2 0 R' })],
  ['whose catalog is a page', () => Buffer.from(pdf().toString('latin1').replace('/Root 1', '/Root 3'), 'latin1')],
  ['without pages', () => Buffer.from(pdf().toString('latin1').replace('/Pages 2', '/Pages 9'), 'latin1')],
  ['whose stream is longer than it says', () => pdf({ more: [stream('', 'muito mais do que isso', 4)] })],
  ['with something between its objects', () => pdf({ more: ['null endobj <script> obj'] })],
  ['with something behind it', () => Buffer.concat([pdf(), Buffer.from('<script>alert(1)</script>')])],
  [
    'of more numbers than anybody reads',
    () => pdf({ more: Array.from({ length: 20 }, () => `[${'1 '.repeat(450_000)}]`) }),
  ],
  ['of brackets without end', () => pdf({ more: ['['.repeat(100_000)] })],
]

export const harmlessPdfs: readonly [what: string, content: () => Buffer][] = [
  ['with a table of the old kind', () => pdf()],
  ['with its objects packed', () => packedPdf()],
  ['with its objects packed and not squeezed', () => packedPdf('', { filter: '', pack: plain })],
  ['that was added to', () => changedPdf()],
  [
    'that opens at a page, with links',
    () => pdf({ inside: '/OpenAction [3 0 R /Fit]', more: ['<< /S /URI /URI (https://example.org) >>'] }),
  ],
  [
    'with chapters and words about scripts',
    () => pdf({ inside: '/Outlines << /First 4 0 R >>', more: ['(Aula de JavaScript: o comando Launch) '] }),
  ],
  [
    'with a stream whose length stands elsewhere',
    () => pdf({ more: [stream('', 'BT ET').toString('latin1').replace('/Length 5', '/Length 5 0 R'), '5'] }),
  ],
]
