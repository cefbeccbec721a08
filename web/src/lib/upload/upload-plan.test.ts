import { describe, expect, it } from 'vitest'
import { UPLOAD_EXTENSIONS, UPLOAD_TYPES, type UploadExtension } from '@trilha/contract/constants/media'
import enUs from '../../../locales/en-us/ui.json' with { type: 'json' }
import ptBr from '../../../locales/pt-br/ui.json' with { type: 'json' }
import { acceptOf, extensionOf, fittedSides, pickers, planUpload, renamed, type Picker } from './upload-plan.ts'

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
  ])('%s of %i bytes', (name, size, plan) => {
    expect(planUpload({ name, size }, { picker: 'post' })).toEqual(plan)
  })

  it.each([
    ['foto.jpg', 300_000, null],
    ['foto.jpg', 300_001, small],
    ['foto.jpg', 1_048_577, large],
  ])('on the spare path, %s of %i bytes', (name, size, fit) => {
    expect(planUpload({ name, size }, { picker: 'post', path: 'spare' })).toEqual({ convert: false, fit })
  })

  it.each([
    ['vazio.png', 0, 'empty'],
    ['foto.jpg', 20 * megabyte + 1, 'large'],
    ['foto.heic', 20 * megabyte + 1, 'large'],
    ['aula.mp4', 50 * megabyte + 1, 'large'],
  ])('%s of %i bytes is not sent: %s', (name, size, refusal) => {
    expect(planUpload({ name, size }, { picker: 'post' })).toBe(refusal)
  })
})

/** By picker: one name for each ending that it takes, and some that it does not. */
const choices: Record<Picker, { taken: string[]; refused: string[] }> = {
  document: {
    taken: ['foto.png', 'foto.jpg', 'FOTO.JPEG', 'mapa.pdf', 'redação.txt', 'notas.final.xlsx'],
    refused: ['foto.webp', 'notas.csv', 'notas.xls', 'aula.mp4', 'voz.aac', 'a.pptx', 'a.docx', 'jogo.exe', 'foto'],
  },
  post: {
    taken: ['foto.png', 'foto.jpg', 'FOTO.JPEG', 'foto.webp', 'aula.mp4'],
    refused: ['mapa.pdf', 'notas.xlsx', 'redação.txt', 'voz.aac', 'filme.avi', 'foto.jpg.exe', 'musica.mp3', 'foto'],
  },
  album: {
    taken: ['foto.png', 'foto.jpg', 'FOTO.JPEG', 'foto.webp'],
    refused: ['aula.mp4', 'mapa.pdf', 'notas.xlsx', 'desenho.svg', 'jogo.exe', 'foto'],
  },
}

describe.each(Object.keys(choices) as Picker[])('the picker of a file for: %s', (picker) => {
  const plan = (name: string) => planUpload({ name, size: 10 }, { picker })

  it.each([...choices[picker].taken, 'foto.heic', 'foto.heif'])('takes %s', (name) => {
    expect(plan(name)).toBeTypeOf('object')
    expect(acceptOf(picker).split(',')).toContain(`.${extensionOf(name)}`)
  })

  it.each(choices[picker].refused)('does not take %s', (name) => {
    expect(plan(name)).toBe(picker)
    expect(acceptOf(picker).split(',')).not.toContain(`.${extensionOf(name)}`)
  })

  it.each([
    ['pt-br', ptBr],
    ['en-us', enUs],
  ])('says what it takes, and nothing that it does not take: %s', (_language, { file }) => {
    const advice = file.refused[picker].toLowerCase()
    // One ending of each type: who reads JPEG knows that .jpg is meant.
    const named = UPLOAD_EXTENSIONS.filter((extension) => new RegExp(`\\b${extension}\\b`).test(advice))
    const types = (extensions: readonly UploadExtension[]) =>
      [...new Set(extensions.map((extension) => UPLOAD_TYPES[extension]))].toSorted()
    expect(types(named)).toEqual(types(pickers[picker]))
  })
})

it.each([ptBr, enUs])('the hint of the document picker names each kind', ({ file }) => {
  for (const word of ['png', 'jpeg', 'pdf', 'txt', 'xlsx']) expect(file.hint.toLowerCase()).toContain(word)
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
