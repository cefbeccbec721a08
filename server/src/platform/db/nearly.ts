import { sql, type RawBuilder } from 'kysely'

/** From so many letters on a word is also found that was typed a little wrong: of a shorter one little would be left. */
export const lettersToGuess = 5
/** Of the pairs of letters of a word so many must be there: one wrong in a short one, two in a longer one. */
export const leastShare = 0.6

/**
 * How near a text comes to what was typed, from `leastShare` to 1; 0 where one of the words is not nearly there. A
 * short word must begin one of the text's.
 */
export function nearness(text: RawBuilder<string>, search: string): RawBuilder<number> {
  const begins = sql`(select bool_or(starts_with(word, typed)) from unnest(own.words) as word)::int`
  const share = sql`(select count(*) filter (where pair = any(own.pairs))::float / count(*)
    from unnest(search_pairs(typed)) as pair)`
  return sql<number>`(select case when min(part) >= ${leastShare}::float then avg(part) else 0 end
    from (select search_words(${text}) as words, search_pairs(${text}) as pairs offset 0) as own
      cross join unnest(search_words(${search})) as typed
      cross join lateral (select case when length(typed) < ${lettersToGuess} then ${begins} else ${share} end as part)
        as each_word)`
}
