import type { Selectable } from 'kysely'
import type { NoteTables } from '../src/learning/notes/notes.tables.ts'
import { contentId } from './courses/places.ts'
import { who } from './who.ts'

/** What people wrote beside their classes. When, their history says: the first note beside a class was paid and counted. */
interface Note {
  by: string
  /** Course, module and class, counted from one. */
  on: readonly [course: string, module: number, number: number]
  /** Of the video. */
  second?: number
  note: string
}

const notes: readonly Note[] = [
  { by: 'luana', on: ['horta', 1, 2], note: 'Minhoca não tem dente: ela engole a terra e devolve adubo.' },
  { by: 'luana', on: ['horta', 3, 2], note: 'Regar cedo ou no fim da tarde. No sol forte a água vai embora.' },
  { by: 'luana', on: ['rimas', 1, 2], note: 'Bater o pé ajuda a contar as sílabas. Testei com o Caio no recreio.' },
  { by: 'luana', on: ['rimas', 3, 2], note: 'Metáfora: dizer que uma coisa é outra. “Meu quarto é uma selva.”' },
  { by: 'luana', on: ['ceu', 2, 1], note: 'A Lua não muda de forma. O que muda é o pedaço iluminado que a gente vê.' },
  { by: 'luana', on: ['ceu', 3, 1], note: 'Ao meio-dia a sombra é a mais curta. Medir a minha no pátio!' },
  { by: 'luana', on: ['ceu', 4, 2], note: 'Olhar para uma estrela é olhar para o passado.' },
  {
    by: 'luana',
    on: ['quilombos', 1, 1],
    second: 12,
    note: 'Quilombo não é só do passado: tem gente morando lá hoje.',
  },
  { by: 'luana', on: ['quilombos', 1, 3], note: 'Palmares durou quase cem anos. Procurar no mapa onde ficava.' },
  { by: 'luana', on: ['formas', 3, 2], note: 'Os três ângulos de um triângulo sempre somam 180 graus.' },
  { by: 'luana', on: ['robo', 2, 2], note: 'Para achar o erro: ler um passo de cada vez, sem pular nenhum.' },
  { by: 'luana', on: ['robo', 3, 2], note: 'Quadrado = repetir 4 vezes: anda e vira 90 graus.' },
  {
    by: 'luana',
    on: ['agua', 1, 1],
    note: 'A quantidade de água na Terra é quase sempre a mesma. Ela só muda de lugar e de forma.',
  },
  {
    by: 'luana',
    on: ['agua', 1, 2],
    second: 9,
    note: 'Evaporação = o Sol aquece e a água sobe.\nCondensação = ela esfria e vira nuvem.',
  },
  {
    by: 'luana',
    on: ['agua', 1, 2],
    second: 30,
    note: 'Perguntar para a Profa. Helena: e a água que fica embaixo da terra?',
  },
  { by: 'luana', on: ['agua', 1, 3], note: 'Nuvem é feita de gotinhas tão leves que ficam no ar.' },
  { by: 'luana', on: ['bairro', 1, 1], note: 'No meu caminho: a padaria, a ponte e a mangueira da esquina.' },
  { by: 'luana', on: ['bairro', 1, 2], note: 'Paisagem é o que eu vejo. Lugar é onde eu tenho lembranças.' },
  { by: 'luana', on: ['robo', 4, 2], note: 'A máquina só segue a regra. Quem escreve a regra é uma pessoa.' },
  { by: 'luana', on: ['robo', 6, 1], note: 'Se o circuito abre em um ponto só, a lâmpada apaga.' },
  { by: 'luana', on: ['agua', 2, 2], note: 'Tudo o que cai na bacia acaba no mesmo rio. Até o lixo.' },
  {
    by: 'luana',
    on: ['agua', 3, 1],
    second: 14,
    note: 'Calçada com grama deixa a chuva entrar. Na minha rua é tudo cimento.',
  },
  { by: 'luana', on: ['agua', 3, 3], second: 21, note: 'Bueiro entupido: a água não tem para onde ir e sobe.' },
  { by: 'caio', on: ['agua', 3, 3], note: 'Cidade-esponja: praça, grama e jardim de chuva.' },
]

function contentOf({ on }: Note): string {
  return contentId('ipe', ...on)
}

/** The classes beside which an account wrote, each once. */
export function notedBy(account: string): string[] {
  return [...new Set(notes.filter(({ by }) => who(by) === account).map(contentOf))]
}

export type NoteRow = Omit<Selectable<NoteTables['content_notes']>, 'id'>

const minute = 60_000

/** Of what is paid once all is kept: a second note comes some minutes after the first. */
export function noteRows(account: string, { content, at }: { content: string; at: Date }): NoteRow[] {
  return notes
    .filter((note) => who(note.by) === account && contentOf(note) === content)
    .map(({ note, second = null }, number) => {
      const written = new Date(at.getTime() + number * minute)
      return { account_id: account, content_id: content, note, second, created_at: written, updated_at: written }
    })
}
