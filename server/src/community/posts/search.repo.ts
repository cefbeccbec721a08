import { sql } from 'kysely'
import { inTransaction, type Db } from '../../platform/db/database.ts'
import { leastShare, lettersToGuess } from '../../platform/db/nearly.ts'
import type { Moment } from '../../platform/http/page.ts'
import type { CommunityViewer } from '../sight/public.ts'
import type { Found, Stretch } from './feed.repo.ts'

/** Of words that are nearly one: the nearest. */
const guessesPerWord = 8

/** One may still be typing: each word as it stands, or longer. */
const asked = sql`typed || case when length(typed) > 1 then ':*' else '' end`

/** As PostgreSQL asks for the words that were typed; null where there are none. */
export async function findSpelled(db: Db, search: string): Promise<string | null> {
  const { rows } = await sql<{ spelled: string | null }>`
    select string_agg(${asked}, ' & ') as spelled from unnest(search_words(${search})) as typed`.execute(db)
  return rows[0]!.spelled
}

/**
 * The same, or words of the school that are nearly those; null where there are no such. A word that has enough of the
 * pairs has one at least of any few that are too many to be all missing: those are looked up by the index, and only
 * their words are compared.
 */
export async function findNearly(db: Db, { schoolId }: CommunityViewer, search: string): Promise<string | null> {
  const { rows } = await sql<{ nearly: string | null }>`
    select case when bool_or(guesses is not null)
      then string_agg('(' || concat_ws(' | ', ${asked}, guesses) || ')', ' & ') end as nearly
    from unnest(search_words(${search})) as typed
      cross join lateral (select array_agg(pair order by pair like '% %', pair) as pairs
        from unnest(search_pairs(typed)) as pair) as own
      cross join lateral (select string_agg(word, ' | ') as guesses from (
        select word from school_words
          cross join lateral (select count(*)::float / cardinality(own.pairs) as share
            from unnest(own.pairs) as pair where pair = any(school_words.pairs)) as near
        where school_id = ${schoolId} and length(typed) >= ${lettersToGuess}
          and school_words.pairs && own.pairs[1:(cardinality(own.pairs) * (1 - ${leastShare}::float))::int + 1]
          and abs(length(word) - length(typed)) <= 2 and share >= ${leastShare} and not starts_with(word, typed)
        order by share desc, word limit ${guessesPerWord}) as nearest) as guessed`.execute(db)
  return rows[0]!.nearly
}

export interface Words {
  /** As PostgreSQL asks for them. */
  query: string
  /** Not those that are found by these. */
  but?: string | null
}

/** Which list is searched, a stretch of it at a time. */
export type Among = (db: Db, stretch: Stretch) => Promise<Found[]>

/** Newest first, of the list given. */
export function listWithWords(
  db: Db,
  among: Among,
  { query, but, ...stretch }: Words & { before: Moment | undefined; limit: number },
): Promise<Found[]> {
  const isNotBut = but ? sql`and not posts.words @@ ${but}::tsquery` : sql``
  const only = sql<boolean>`(posts.words @@ ${query}::tsquery ${isNotBut})`
  return inTransaction(db, async (tx) => {
    // A word that stands in every other post is found by going through the newest, one that is rare by its index: which
    // of the two is right goes by the word, so no plan is kept for any.
    await sql`set local plan_cache_mode = force_custom_plan`.execute(tx)
    return among(tx, { ...stretch, only })
  })
}
