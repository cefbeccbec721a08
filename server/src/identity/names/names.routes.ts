import { names } from '@trilha/contract/identity/names'
import { routes } from '../../platform/http/routes.ts'
import { ask, decide, getMine, listWaiting, withdraw } from './names.service.ts'

export const namesRoutes = routes(names, {
  getMine: ({ db, session }) => getMine(db, session.userId),
  ask: (context, { body }) => ask(context, body.name),
  withdraw: (context, { params }) => withdraw(context, params.id),
  listWaiting: ({ db, session }, { query }) => listWaiting(db, session, query),
  decide: (context, { params, body }) => decide(context, params.id, body.status),
})
