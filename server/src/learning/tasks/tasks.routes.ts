import { tasks } from '@trilha/contract/learning/tasks'
import { routes } from '../../platform/http/routes.ts'
import * as service from './tasks.service.ts'

export const tasksRoutes = routes(tasks, {
  listMine: ({ db, session }, { query }) => service.listTasks(db, session, query),
  listTaught: ({ db, session }, { query }) => service.listTasks(db, session, query),
  find: ({ db, session }, { query }) => service.listTasks(db, session, query),
  get: ({ db, session }, { params }) => service.getTask(db, session, params.id),
  complete: (context, { params }) => service.completeTask(context, context.session, params.id),
  create: ({ db, session }, { body }) => service.createTask(db, session, body),
  update: ({ db, session }, { params, body }) => service.updateTask(db, session, { ...params, ...body }),
  remove: ({ db, session }, { params }) => service.removeTask(db, session, params.id),
  listClasses: ({ db, session }) => service.listClasses(db, session),
  listContents: ({ db, session }, { query }) => service.listContents(db, session, query),
})
