import type { Reportable } from '../../platform/reportables.ts'
import * as repo from './class-comments.repo.ts'
import { takeAway } from './class-comments.service.ts'

/** How many comments before and after it a moderator reads. */
const around = 5

export const classCommentReportable: Reportable = {
  kind: 'TRAIL_COMMENT',
  async find(db, reader, id) {
    if (!(await repo.findVisibleComment(db, reader, id))) return undefined
    const comment = await repo.findForModeration(db, id)
    if (!comment || comment.isRemoved || comment.hiddenAt) return undefined
    const { authorAccountId, text } = comment
    return { id, authorAccountId, text }
  },
  async look(db, id) {
    const comment = await repo.findForModeration(db, id)
    if (!comment || comment.isRemoved) return undefined
    const { text, title, hiddenAt } = comment
    return { text, isHidden: hiddenAt !== null, place: title, around: await repo.listAround(db, id, around) }
  },
  hide: (tx, id) => repo.setHidden(tx, id, true),
  show: (tx, id) => repo.setHidden(tx, id, false),
  async remove(tx, id) {
    await takeAway(tx, id)
  },
}
