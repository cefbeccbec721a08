import { admissions } from '@trilha/contract/school/admissions'
import { routes } from '../../platform/http/routes.ts'
import { askGuardian, decide, getMine, listWaiting } from './admissions.service.ts'
import { answerRequest, getRequest } from './guardian.service.ts'

export const admissionsRoutes = routes(admissions, {
  list: ({ db, session }, { query }) => listWaiting(db, { ...query, schoolId: session.schoolId }),
  decide: (context, { params, body }) => decide(context, params.id, body),
  getMine: ({ db, session }) => getMine(db, session.accountId),
  askGuardian: (context, { body }) => askGuardian(context, body.guardianEmail),
  getRequest: ({ db }, { params: { id, verificationToken: token } }) => getRequest(db, { id, token }),
  answerRequest: (context, { params: { id, verificationToken: token }, body }) =>
    answerRequest(context, { id, token }, body),
})
