import { writtenReportable } from '../../platform/reportables.ts'
import { isVisiblePost } from './posts.repo.ts'
import { takeAway } from './posts.service.ts'
import * as repo from './reported-posts.repo.ts'

/** How many comments below it a moderator reads. */
const below = 5

export const postReportable = writtenReportable({
  kind: 'POST',
  isSeenBy: isVisiblePost,
  findWritten: repo.findWritten,
  listAround: (db, id) => repo.listBelow(db, id, below),
  setHidden: repo.setHidden,
  remove: takeAway,
})
