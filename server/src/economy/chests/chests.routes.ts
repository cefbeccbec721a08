import { chests } from '@trilha/contract/economy/chests'
import { routes } from '../../platform/http/routes.ts'
import { countClosed, getByEntity, listChests, listGroups, openAll, openNext, openOne } from './chests.service.ts'

export const chestsRoutes = routes(chests, {
  listMine: ({ db, session }, { query }) => listChests(db, { ...query, accountId: session.accountId }),
  listMyGroups: ({ db, session }) => listGroups(db, session.accountId),
  countMine: ({ db, session }) => countClosed(db, session.accountId),
  getByEntity: ({ db, session }, { params: { entity, id } }) =>
    getByEntity(db, session.accountId, { entity, entityId: id }),
  openNext: (context, { body }) => openNext(context, { ...owner(context), kind: body.kind }),
  openAll: (context) => openAll(context, owner(context)),
  openOne: (context, { params }) => openOne(context, { ...owner(context), chestId: params.id }),
})

function owner({ session }: { session: { userId: string; accountId: string } }) {
  return { userId: session.userId, accountId: session.accountId }
}
