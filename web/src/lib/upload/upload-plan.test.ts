import { describe, expect, it } from 'vitest'
import { UPLOAD_MIME_TYPES, UPLOAD_TYPES } from '@trilha/contract/constants/media'
import enUs from '../../../locales/en-us/ui.json' with { type: 'json' }
import ptBr from '../../../locales/pt-br/ui.json' with { type: 'json' }
import { fittedSides, planUpload, renamed } from './upload-plan.ts'

const megabyte = 1024 * 1024
const small = { bytes: megabyte, side: 1024 }
const large = { bytes: Math.floor(0.8 * megabyte), side: 1024 }

describe('what happens to a file before it leaves', () => {
  it.each([
    ['foto.jpg', 10_000, { convert: false, fit: small }],
    ['FOTO.JPEG', 1_048_576, { convert: false, fit: small }],
    ['foto.png', 1_048_577, { convert: false, fit: large }],
    ['foto.webp', 20 * megabyte, { convert: false, fit: large }],
    ['foto.heic', 2 * megabyte, { convert: true, fit: large }],
    ['foto.HEIF', 500_000, { convert: true, fit: small }],
    ['aula.mp4', 50 * megabyte, { convert: false, fit: null }],
    ['redação.final.docx', 20_000, { convert: false, fit: null }],
  ])('%s of %i bytes', (name, size, plan) => {
    expect(planUpload({ name, size })).toEqual(plan)
  })

  it.each([
    ['foto.jpg', 300_000, null],
    ['foto.jpg', 300_001, small],
    ['foto.jpg', 1_048_577, large],
  ])('on the spare path, %s of %i bytes', (name, size, fit) => {
    expect(planUpload({ name, size }, { path: 'spare' })).toEqual({ convert: false, fit })
  })

  it.each([
    ['jogo.exe', 10, 'kind'],
    ['foto.jpg.exe', 10, 'kind'],
    ['foto', 10, 'kind'],
    ['musica.mp3', 10, 'kind'],
    ['vazio.txt', 0, 'empty'],
    ['foto.jpg', 20 * megabyte + 1, 'large'],
    ['foto.heic', 20 * megabyte + 1, 'large'],
    ['aula.mp4', 50 * megabyte + 1, 'large'],
  ])('%s of %i bytes is not sent: %s', (name, size, refusal) => {
    expect(planUpload({ name, size })).toBe(refusal)
  })
})

describe('a picker of documents', () => {
  const plan = (name: string) => planUpload({ name, size: 10 }, { types: UPLOAD_MIME_TYPES })

  it.each(['foto.png', 'foto.jpg', 'FOTO.JPEG', 'mapa.pdf', 'redação.txt', 'notas.xlsx', 'foto.heic', 'foto.heif'])(
    'takes %s',
    (name) => expect(plan(name)).toBeTypeOf('object'),
  )

  it.each(['foto.webp', 'notas.csv', 'notas.xls', 'aula.mp4', 'voz.aac', 'a.pptx', 'a.docx', 'jogo.exe', 'foto'])(
    'does not take %s',
    (name) => expect(plan(name)).toBe('document'),
  )

  it.each([
    ['pt-br', ptBr],
    ['en-us', enUs],
  ])('says what it takes: %s', (_language, { file }) => {
    const words = UPLOAD_MIME_TYPES.map((type) => {
      const [extension] = Object.entries(UPLOAD_TYPES).find(([, candidate]) => candidate === type)!
      return extension
    })
    for (const word of words) {
      expect(file.hint.toLowerCase()).toContain(word)
      expect(file.refused.document.toLowerCase()).toContain(word)
    }
  })
})

it('a picture keeps its shape and never grows', () => {
  expect(fittedSides(4000, 3000, 1024)).toEqual({ width: 1024, height: 768 })
  expect(fittedSides(300, 200, 1024)).toEqual({ width: 300, height: 200 })
  expect(fittedSides(5000, 1, 1024)).toEqual({ width: 1024, height: 1 })
})

it('a name keeps all but its ending', () => {
  expect(renamed('minha.foto.heic', 'jpg')).toBe('minha.foto.jpg')
  expect(renamed('foto', 'jpg')).toBe('foto.jpg')
})
