import type { Reportable } from '../../platform/reportables.ts'
import * as repo from './posts.repo.ts'
import { takeAway } from './posts.service.ts'

/** How many comments below it a moderator reads. */
const below = 5

export const postReportable: Reportable = {
  kind: 'POST',
  async find(db, reader, id) {
    if (!(await repo.isVisiblePost(db, reader, id))) return undefined
    const post = await repo.findForModeration(db, id)
    if (!post || post.hiddenAt) return undefined
    const { authorAccountId, text } = post
    return { id, authorAccountId, text }
  },
  async look(db, id) {
    const post = await repo.findForModeration(db, id)
    if (!post) return undefined
    const { text, className, hiddenAt } = post
    return { text, isHidden: hiddenAt !== null, place: className, around: await repo.listBelow(db, id, below) }
  },
  hide: (tx, id) => repo.setHidden(tx, id, true),
  show: (tx, id) => repo.setHidden(tx, id, false),
  remove: takeAway,
}
