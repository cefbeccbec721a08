import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Subject } from './person.ts'

type Label = (id: RawBuilder<unknown>, subject: Subject) => RawBuilder<unknown>

/** Of others no more than anybody may know: `calledNameOf` of the contract, in SQL (decision G64). */
const shownName = sql`coalesce(
  case when lower(users.surname) <> lower(users.name) then users.surname end,
  case when lower(users.nickname) <> lower(users.name) then users.nickname end,
  nullif(split_part(users.name, ' ', 1), ''))`

/** How much of one's own words tells which of them is meant. */
const excerpt = 80

const field =
  (table: string, name: string): Label =>
  (id) =>
    sql`select x.${sql.ref(name)} from ${sql.table(table)} x where x.id = ${id}`

/** One's own by how it begins; of what others wrote only who did: whether it may still be read is not for a copy to say. */
const written =
  (table: string): Label =>
  (id, { accountIds }) =>
    sql`
    select case when x.account_id = any(${[...accountIds]}::uuid[]) then left(x.text, ${excerpt}) else ${shownName} end
    from ${sql.table(table)} x left join accounts on accounts.id = x.account_id left join users on users.id = accounts.user_id
    where x.id = ${id}`

const titleOfQuiz = sql`select module_contents.title from quizzes join module_contents on module_contents.id = quizzes.content_id`

/**
 * What a row of each of these tables is called, for whoever meets its id in their archive. The one place that knows:
 * a table that an exported row points to stands here (testing/schema.test.ts).
 */
const labels = {
  // One's own accounts differ by their school, and are one's own all the same.
  accounts: (id, { accountIds }) => sql`
    select case when accounts.id = any(${[...accountIds]}::uuid[]) then concat(${shownName}, ' (', schools.name, ')') else ${shownName} end
    from accounts join users on users.id = accounts.user_id join schools on schools.id = accounts.school_id
    where accounts.id = ${id}`,
  album_photos: (id) =>
    sql`select albums.title from album_photos x join albums on albums.id = x.album_id where x.id = ${id}`,
  albums: field('albums', 'title'),
  challenges: field('challenges', 'title'),
  classes: field('classes', 'name'),
  content_review_options: field('content_review_options', 'text'),
  content_review_questions: field('content_review_questions', 'text'),
  content_reviews: field('content_reviews', 'title'),
  courses: field('courses', 'name'),
  data_requests: field('data_requests', 'type'),
  ebooks: field('ebooks', 'title'),
  files: field('files', 'name'),
  grades: field('grades', 'name'),
  interactive_tasks: field('interactive_tasks', 'title'),
  link_previews: field('link_previews', 'url'),
  moderation_cases: field('moderation_cases', 'entity'),
  module_contents: field('module_contents', 'title'),
  nps_researches: field('nps_researches', 'question'),
  post_comments: written('post_comments'),
  posts: written('posts'),
  quiz_attempts: (id) => sql`${titleOfQuiz} join quiz_attempts x on x.quiz_id = quizzes.id where x.id = ${id}`,
  quiz_options: field('quiz_options', 'text'),
  quiz_questions: field('quiz_questions', 'text'),
  quizzes: (id) => sql`${titleOfQuiz} where quizzes.id = ${id}`,
  schools: field('schools', 'name'),
  subjects: field('subjects', 'name'),
  trail_comments: written('trail_comments'),
  users: (id, { userId }) =>
    sql`select ${shownName} from users where users.id = ${id} and users.id is distinct from ${userId}::uuid`,
} as const satisfies Record<string, Label>

/** What an id stands for can be said in a few words. */
export type NamedTable = keyof typeof labels

export interface NamedColumn {
  column: string
  parent: NamedTable
}

/** The columns of each table that point to something, and to what; its name may still have to be found. */
export interface Pointer {
  table: string
  column: string
  parent: string
}

export function isNamed(pointer: Pointer): pointer is Pointer & NamedColumn {
  return pointer.parent in labels
}

/** Beside `post_id` stands `post_name`, beside `option_ids` stand `option_names` in the same order. */
export function nameKey(column: string): string {
  return column.endsWith('_ids') ? column.replace(/_ids$/, '_names') : `${column.replace(/_id$/, '')}_name`
}

/** The name beside a column of the row `t`. */
export function nameOf({ column: of, parent }: NamedColumn, subject: Subject): RawBuilder<unknown> {
  const label: Label = labels[parent]
  if (!of.endsWith('_ids')) return sql`(${label(sql.ref(`t.${of}`), subject)})`
  return sql`(select jsonb_agg((${label(sql.ref('each.id'), subject)}) order by each.number)
    from unnest(${sql.ref(`t.${of}`)}) with ordinality as each (id, number))`
}

/**
 * The catalogue knows which columns point to what, so that a new table needs no line. A key of several columns is
 * followed column by column until one is the id of its table: an answer points to a drawn question, and that to a question.
 */
export async function readPointers(db: Db): Promise<Pointer[]> {
  const { rows } = await sql<Pointer>`
    with recursive pair as (
      select c.conrelid as child, from_column.attname as child_column, c.confrelid as parent, to_column.attname as parent_column
      from pg_constraint c
        cross join unnest(c.conkey, c.confkey) as k (from_number, to_number)
        join pg_attribute from_column on from_column.attrelid = c.conrelid and from_column.attnum = k.from_number
        join pg_attribute to_column on to_column.attrelid = c.confrelid and to_column.attnum = k.to_number
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace),
    way as (
      select child, child_column, parent, parent_column from pair
      union
      select way.child, way.child_column, pair.parent, pair.parent_column
      from way join pair on pair.child = way.parent and pair.child_column = way.parent_column
      where way.parent_column <> 'id')
    select distinct child::regclass::text as table, child_column as column, parent::regclass::text as parent
    from way where parent_column = 'id' order by 1, 2, 3`.execute(db)
  return rows
}
