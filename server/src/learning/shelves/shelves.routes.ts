import { shelves } from '@trilha/contract/learning/shelves'
import { routes } from '../../platform/http/routes.ts'
import * as service from './shelves.service.ts'

export const shelvesRoutes = routes(shelves, {
  listByContent: ({ db, session }, { params }) => service.listByContent(db, session, params.id),
  listMine: ({ db, session }, { query }) => service.listEbooks(db, session, query),
  get: (context, { params }) => service.getEbook(context, context.session, params.id),
  savePosition: ({ db, session }, { params, body }) => service.savePosition(db, session, { ...params, ...body }),
})
