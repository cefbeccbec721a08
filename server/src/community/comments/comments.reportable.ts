import { writtenReportable } from '../../platform/reportables.ts'
import * as repo from './comments.repo.ts'
import { takeAway } from './comments.service.ts'

/** How many comments before and after it a moderator reads. */
const around = 5

export const commentReportable = writtenReportable({
  kind: 'COMMENT',
  isSeenBy: async (db, reader, id) => (await repo.findComment(db, reader, id)) !== undefined,
  findWritten: repo.findWritten,
  listAround: (db, id) => repo.listAround(db, id, around),
  lookWithin: repo.findPostAround,
  setHidden: repo.setHidden,
  async remove(tx, id) {
    const thread = await repo.lockThread(tx, id)
    if (thread) await takeAway(tx, thread)
  },
})
