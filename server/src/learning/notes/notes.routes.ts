import { notes } from '@trilha/contract/learning/notes'
import { routes } from '../../platform/http/routes.ts'
import * as service from './notes.service.ts'

export const notesRoutes = routes(notes, {
  listByContent: ({ db, session }, { params }) => service.listByContent(db, session, params),
  listByCourse: ({ db, session }, { params, query }) => service.listNotes(db, session, { ...query, ...params }),
  listMine: ({ db, session }, { query }) => service.listNotes(db, session, query),
  get: ({ db, session }, { params }) => service.getNote(db, session.accountId, params),
  add: (context, { params, body }) => service.addNote(context, context.session, { ...params, ...body }),
  update: ({ db, session }, { params, body }) => service.updateNote(db, session.accountId, { ...params, ...body }),
  remove: ({ db, session }, { params }) => service.removeNote(db, session.accountId, params),
})
