import type { Mention } from '@trilha/contract/community/post-shapes'
import type { Db } from '../../platform/db/database.ts'
import { fail } from '../../platform/http/failure.ts'
import type { CommunityViewer } from '../sight/public.ts'
import * as people from './people.repo.ts'
import { isNamedIn } from './posts.rules.ts'

/** Only who is there for the author, may see the post, and is called what the text says. */
export async function findNamed(
  db: Db,
  viewer: CommunityViewer,
  { post, text, mentions }: { post: people.PostInSight; text: string; mentions: readonly Mention[] },
): Promise<{ accountId: string; name: string }[]> {
  if (mentions.length === 0) return []
  const candidates = await people.listCandidates(
    db,
    viewer,
    mentions.map(({ id }) => id),
  )
  const seeing = new Map((await people.whoSees(db, candidates, post)).map((person) => [person.userId, person]))
  return mentions.map((mention) => {
    const person = seeing.get(mention.id)
    if (!person || !isNamedIn(text, mention, person)) throw fail('ii_0036', { field: 'mentions' })
    return { accountId: person.accountId, name: mention.name }
  })
}
