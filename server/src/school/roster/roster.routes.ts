import { roster } from '@trilha/contract/school/roster'
import { routes } from '../../platform/http/mount.ts'
import { listClasses } from '../students/public.ts'
import { addPerson, endPerson, newPassword, setClasses } from './roster.service.ts'

export const rosterRoutes = routes(roster, {
  listClasses: ({ db, session }) => listClasses(db, session.schoolId),
  add: (context, { body }) => addPerson(context, body),
  setClasses: (context, { params, body }) => setClasses(context, params.id, body.classIds),
  newPassword: (context, { params }) => newPassword(context, params.id),
  end: (context, { params }) => endPerson(context, params.id),
})
