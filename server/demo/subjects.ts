import { idOf } from './ids.ts'
import { accountId, people } from './people.ts'
import { schools, type SchoolKey } from './schools.ts'

type Days = (days: number) => Date

/** What each school's people may follow, by key. */
const named: Readonly<Record<SchoolKey, Readonly<Record<string, string>>>> = {
  ipe: {
    artes: 'Artes',
    ciencias: 'Ciências',
    esportes: 'Esportes',
    historia: 'História',
    jogos: 'Jogos de tabuleiro',
    leitura: 'Leitura',
    matematica: 'Matemática',
    ambiente: 'Meio ambiente',
    musica: 'Música',
    robotica: 'Robótica',
  },
  serra: { ciencias: 'Ciências', leitura: 'Leitura', robotica: 'Robótica', trilhas: 'Trilhas e montanhas' },
}

/** By subject: who follows it. Nobody yet follows the board games. */
const followers: Readonly<Record<SchoolKey, Readonly<Record<string, readonly string[]>>>> = {
  ipe: {
    artes: ['luana', 'kaue.buriti', 'sofia.gameleira', 'jade.murici'],
    ciencias: ['luana', 'caio', 'davi.sapucaia', 'helena', 'renato.peroba', 'enzo.pequi'],
    esportes: ['rafa', 'heitor.cabreuva', 'joaquim.louro'],
    historia: ['yasmin', 'laura.cambui'],
    leitura: ['yasmin', 'ayumi.inga', 'aisha.baoba', 'nina.sibipiruna', 'secretaria', 'direcao', 'taina.guarana'],
    matematica: ['caio', 'davi.sapucaia', 'otto.pinheiro', 'direcao', 'jorge'],
    ambiente: [
      'caio',
      'helena',
      'bento.cerejeira',
      'manuela.andiroba',
      'direcao',
      'secretaria',
      'jorge',
      'taina.guarana',
    ],
    musica: ['lia.mangaba', 'maite.umbuzeiro', 'jorge', 'secretaria', 'taina.guarana'],
    robotica: ['luana', 'miguel.jucara', 'bento.cerejeira', 'jorge'],
  },
  serra: {
    ciencias: ['iara', 'debora.caviuna', 'direcao-serra', 'rafa'],
    leitura: ['iara', 'eloa.manaca', 'direcao-serra'],
    robotica: ['stella.corticeira', 'rafa', 'direcao-serra'],
    trilhas: ['iara', 'sergio.grapia', 'gilberto.cedrinho', 'direcao-serra'],
  },
}

export function subjectRows(daysAgo: Days) {
  return (Object.keys(named) as SchoolKey[]).flatMap((school) =>
    Object.entries(named[school]).map(([key, name]) => ({
      id: idOf('subject', school, key),
      school_id: schools[school].id,
      name,
      created_at: daysAgo(220),
    })),
  )
}

export function followRows(daysAgo: Days) {
  return (Object.keys(followers) as SchoolKey[]).flatMap((school) =>
    Object.entries(followers[school]).flatMap(([subject, keys]) =>
      keys.map((key, at) => ({
        account_id: accountId(
          people.find((person) => person.key === key)!,
          school,
        ),
        subject_id: idOf('subject', school, subject),
        created_at: daysAgo(100 - 9 * at),
      })),
    ),
  )
}
