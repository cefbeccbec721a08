import { sql } from 'kysely'
import type { Tx } from '../src/platform/db/database.ts'
import { idOf } from './ids.ts'
import { accountId, people } from './people.ts'
import { classId } from './schools.ts'

/** What people of 7º B said about the classes of one trail, and what they were given to do. */
type Days = (days: number) => Date

function who(key: string): string {
  return accountId(
    people.find((person) => person.key === key)!,
    'ipe',
  )
}

/** By module and class of "Água que move o mundo", counted from one. */
function content(module: number, number: number): string {
  return idOf('content', 'ipe', 'agua', module, number)
}

interface Comment {
  key: string
  by: string
  at: [number, number]
  days: number
  text: string
  answers?: string
  isRemoved?: true
  likedBy?: readonly string[]
}

const comments: readonly Comment[] = [
  {
    key: 'rua',
    by: 'caio',
    at: [3, 3],
    days: 6,
    text: 'Na rua da minha avó alaga toda vez que chove forte. Agora entendi por quê: não tem um pedaço de terra no quarteirão.',
    likedBy: ['luana', 'yasmin', 'helena'],
  },
  {
    key: 'rua-resposta',
    by: 'helena',
    at: [3, 3],
    days: 5.5,
    text: 'Boa observação, Caio. Repare também onde ficam os bueiros e se eles estão limpos. Leve para a aula de quinta.',
    answers: 'rua',
    likedBy: ['caio'],
  },
  {
    key: 'rua-depois',
    by: 'yasmin',
    at: [3, 3],
    days: 5,
    text: 'Na minha tem um jardim de chuva na pracinha!',
    answers: 'rua',
  },
  {
    key: 'esponja',
    by: 'yasmin',
    at: [3, 3],
    days: 2,
    text: 'Alguém sabe se existe cidade-esponja no Brasil?',
    likedBy: ['luana'],
  },
  { key: 'sem-querer', by: 'rafa', at: [3, 3], days: 1.5, text: '', isRemoved: true },
  {
    key: 'sem-querer-resposta',
    by: 'luana',
    at: [3, 3],
    days: 1.2,
    text: 'Acontece, Rafa. Manda de novo.',
    answers: 'sem-querer',
  },
  { key: 'sol', by: 'luana', at: [1, 2], days: 10, text: 'Então o Sol é quem empurra a água para cima?' },
]

const tasks: readonly {
  key: string
  title: string
  description: string
  at?: [number, number]
  /** Days from now; the past is late. */
  due: number | null
}[] = [
  {
    key: 'calcada',
    title: 'Olhar a calçada da sua rua',
    description:
      'Ande um quarteirão e anote:\n1. Onde há terra ou grama.\n2. Onde ficam os bueiros.\n3. Para onde a água corre quando chove.',
    at: [3, 1],
    due: 4,
  },
  {
    key: 'diario',
    title: 'Preencher o diário da chuva',
    description: 'Use a ficha da aula por cinco dias seguidos.',
    at: [1, 4],
    due: -2,
  },
  {
    key: 'garrafa',
    title: 'Trazer uma garrafa transparente',
    description: 'De qualquer tamanho, limpa e sem rótulo. Vamos montar um filtro.',
    due: null,
  },
]

export function commentId(key: string): string {
  return idOf('trail comment', key)
}

export function taskId(key: string): string {
  return idOf('task', key)
}

export function taskTitle(key: string): string {
  return tasks.find((task) => task.key === key)!.title
}

/** Only beside classes that the demo has. */
export async function insertClassLife(tx: Tx, daysBefore: Days): Promise<void> {
  const rows = await tx
    .selectFrom('module_contents')
    .select('id')
    .where('course_id', '=', idOf('course', 'ipe', 'agua'))
    .execute()
  const there = new Set(rows.map(({ id }) => id))
  await insertComments(tx, daysBefore, there)
  await insertTasks(tx, daysBefore, there)
}

type There = ReadonlySet<string>

async function insertComments(tx: Tx, daysBefore: Days, there: There): Promise<void> {
  const written = comments.filter(({ at }) => there.has(content(...at)))
  if (written.length === 0) return
  await tx
    .insertInto('trail_comments')
    .values(
      written.map(({ key, by, at, days, text, answers, isRemoved = false }) => ({
        id: commentId(key),
        content_id: content(...at),
        account_id: who(by),
        parent_id: answers === undefined ? null : commentId(answers),
        text,
        is_removed: isRemoved,
        created_at: daysBefore(days),
      })),
    )
    .execute()
  const likes = written.flatMap(({ key, likedBy = [] }) =>
    likedBy.map((person) => ({ comment_id: commentId(key), account_id: who(person) })),
  )
  await tx.insertInto('trail_comment_likes').values(likes).execute()
}

async function insertTasks(tx: Tx, daysBefore: Days, there: There): Promise<void> {
  const values = tasks.map(({ key, title, description, at, due }) => ({
    id: taskId(key),
    class_id: classId('ipe', '7º B'),
    author_account_id: who('helena'),
    content_id: at !== undefined && there.has(content(...at)) ? content(...at) : null,
    title,
    description,
    due_on: due === null ? null : daysBefore(-due).toISOString().slice(0, 10),
    created_at: daysBefore(8),
  }))
  await tx.insertInto('interactive_tasks').values(values).execute()
  // Who did one was paid for it, at that moment.
  await tx
    .insertInto('task_completions')
    .columns(['task_id', 'account_id', 'completed_at'])
    .expression(
      tx
        .selectFrom('interactive_tasks')
        .innerJoin('wallet_entries', (join) =>
          join.on(sql<boolean>`wallet_entries.operator_id = interactive_tasks.id::text`),
        )
        .select([
          'interactive_tasks.id',
          sql<string>`wallet_entries.account_id`.as('account_id'),
          'wallet_entries.created_at',
        ])
        .where('wallet_entries.origin', '=', 'TASK')
        .where('wallet_entries.coin', '=', 'XP'),
    )
    .execute()
}
