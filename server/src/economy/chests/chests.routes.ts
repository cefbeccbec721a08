import { chests } from '@trilha/contract/economy/chests'
import { routes } from '../../platform/http/routes.ts'
import { countClosed, getByEntity, listChests, listGroups, openAll, openNext, openOne } from './chests.service.ts'

export const chestsRoutes = routes(chests, {
  listMine: ({ db, session }, { query }) => listChests(db, session.accountId, query),
  listMyGroups: ({ db, session }) => listGroups(db, session.accountId),
  countMine: ({ db, session }) => countClosed(db, session.accountId),
  getByEntity: ({ db, session }, { params: { entity, id } }) =>
    getByEntity(db, session.accountId, { entity, entityId: id }),
  openNext: ({ db, session }, { body }) => openNext(db, session, body.kind),
  openAll: ({ db, session }) => openAll(db, session),
  openOne: ({ db, session }, { params }) => openOne(db, session, params.id),
})
