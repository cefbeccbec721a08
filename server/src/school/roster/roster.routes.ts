import { roster } from '@trilha/contract/school/roster'
import { routes } from '../../platform/http/routes.ts'
import {
  addPerson,
  endPerson,
  listSchoolClasses,
  newPassword,
  reopenPerson,
  setBirthDate,
  setClasses,
} from './roster.service.ts'

export const rosterRoutes = routes(roster, {
  listClasses: (context) => listSchoolClasses(context),
  add: (context, { body }) => addPerson(context, body),
  setClasses: (context, { params, body }) => setClasses(context, params.id, body.classIds),
  setBirthDate: (context, { params, body }) => setBirthDate(context, params.id, body.dateOfBirth),
  newPassword: (context, { params }) => newPassword(context, params.id),
  end: (context, { params }) => endPerson(context, params.id),
  reopen: (context, { params, body }) => reopenPerson(context, params.id, body),
})
