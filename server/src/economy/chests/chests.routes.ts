import { chests } from '@trilha/contract/economy/chests'
import { routes } from '../../platform/http/mount.ts'
import { countClosed, listChests, listGroups, openNext, openOne } from './chests.service.ts'

export const chestsRoutes = routes(chests, {
  listMine: ({ db, session }, { query }) => listChests(db, { ...query, accountId: session.accountId }),
  listMyGroups: ({ db, session }) => listGroups(db, session.accountId),
  countMine: ({ db, session }) => countClosed(db, session.accountId),
  openNext: (context, { body }) => openNext(context, { ...owner(context), kind: body.kind }),
  openOne: (context, { params }) => openOne(context, { ...owner(context), chestId: params.id }),
})

function owner({ session }: { session: { userId: string; accountId: string } }) {
  return { userId: session.userId, accountId: session.accountId }
}
