import { subjects } from '@trilha/contract/community/subjects'
import { routes } from '../../platform/http/routes.ts'
import * as service from './subjects.service.ts'

export const subjectsRoutes = routes(subjects, {
  search: ({ db, session }, { query }) => service.searchSubjects(db, session, query.search),
  get: ({ db, session }, { params }) => service.getSubject(db, session, params.id),
  listUsers: ({ db, session }, { params, query }) => service.listUsers(db, session, { ...query, subjectId: params.id }),
  listByUser: ({ db, session }, { params }) => service.listByUser(db, session, params.id),
  listTags: ({ db, session }, { query }) => service.listTags(db, session, query.search),
  create: (context, { body }) => service.createSubject(context, body.subjectName),
  rename: (context, { params, body }) => service.renameSubject(context, { ...params, name: body.subjectName }),
})
