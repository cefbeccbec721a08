import type { Selectable } from 'kysely'
import type { ProfileTables } from '../src/growth/profiles/profiles.tables.ts'
import type { SurveyTables } from '../src/school/surveys/surveys.tables.ts'
import { createDraw, idOf } from './ids.ts'
import { accountId, people } from './people.ts'
import { schools } from './schools.ts'

/** Students who chose to stay out of the ranking. */
export const outOfRanking: ReadonlySet<string> = new Set(['heitor.cabreuva'])

type Words = Partial<
  Omit<
    Selectable<ProfileTables['profiles']>,
    'id' | 'user_id' | 'avatar' | 'avatar_updated_at' | 'hidden_at' | 'hidden_nickname' | 'hidden_surname'
  >
>

const written: Record<string, Words> = {
  luana: {
    biography: 'Gosto de descobrir como as coisas funcionam, de robôs a formigueiros.',
    school: schools.ipe.name,
    location: 'Uberlândia',
    languages: ['portuguese', 'english'],
    hobbies: ['robótica', 'capoeira', 'desenho'],
    favorite_books: ['A bolsa amarela'],
    latest_trips: ['Serra da Canastra'],
  },
  caio: {
    biography: 'Meia-esquerda, guitarrista de fim de semana.',
    school: schools.ipe.name,
    languages: ['portuguese'],
    hobbies: ['futebol', 'guitarra'],
  },
  helena: { biography: 'Professora de português. Leio com as turmas de 7º ano.', languages: ['portuguese', 'french'] },
}

/** What people say of themselves; most say nothing yet. */
export function profileWords(key: string): Required<Words> {
  return {
    biography: null,
    school: null,
    location: null,
    languages: [],
    hobbies: [],
    favorite_books: [],
    latest_trips: [],
    ...written[key],
  }
}

type Researches = Selectable<SurveyTables['nps_researches']>[]
type Feedbacks = Selectable<SurveyTables['nps_feedbacks']>[]

/** One survey that ended with enough answers to be read, and one that waits for everybody. */
export function surveysOf(daysAgo: (days: number) => Date): { researches: Researches; feedbacks: Feedbacks } {
  const research = (name: string, opened: number, closed: number | null, question: string | null) => ({
    id: idOf('survey', name),
    school_id: schools.ipe.id,
    question,
    opened_at: daysAgo(opened),
    open_until: null,
    closed_at: closed === null ? null : daysAgo(closed),
  })
  const ended = research('gincana', 60, 40, 'De 1 a 10, quanto você gostou da gincana?')
  const open = research('trilha', 3, null, null)
  const feedbacks = people
    .filter(({ accounts }) => accounts[0]?.school === 'ipe' && accounts[0].role === 'STUDENT')
    .flatMap((person) => {
      // Drawn by who it is, not by the place in the list: whoever joins the cast changes nobody else's answer.
      const draw = createDraw(`survey of ${person.key}`)
      const skips = draw.chance(15)
      if (draw.chance(35)) return []
      return [
        {
          id: idOf('feedback', person.key),
          research_id: ended.id,
          account_id: accountId(person, 'ipe'),
          value: skips ? null : 5 + draw.int(5),
          comment: null,
          created_at: daysAgo(45),
        },
      ]
    })
  return { researches: [ended, open], feedbacks }
}
