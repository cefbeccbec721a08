import { writtenReportable } from '../../platform/reportables.ts'
import * as repo from './class-comments.repo.ts'
import { takeAway } from './class-comments.service.ts'

/** How many comments before and after it a moderator reads. */
const around = 5

export const classCommentReportable = writtenReportable({
  kind: 'TRAIL_COMMENT',
  isSeenBy: async (db, reader, id) => (await repo.findVisibleComment(db, reader, id)) !== undefined,
  findWritten: repo.findWritten,
  listAround: (db, id) => repo.listAround(db, id, around),
  lookWithin: repo.findAround,
  setHidden: repo.setHidden,
  async remove(tx, id) {
    await takeAway(tx, id)
  },
})
