import { invitations } from '@trilha/contract/school/invitations'
import { routes } from '../../platform/http/routes.ts'
import * as service from './invitations.service.ts'

export const invitationsRoutes = routes(invitations, {
  list: ({ db, session }, { query }) => service.listInvitations(db, { ...query, schoolId: session.schoolId }),
  resend: (context, { params }) => service.resend(context, params.id),
  withdraw: (context, { params }) => service.withdraw(context, params.id),
  makePaperCode: (context, { params }) => service.makePaperCode(context, params.id),
  listMine: (context, { query }) => service.listMine(context, query),
  accept: (context, { params, body }) => service.accept(context, params.id, body.paperCode),
  refuse: (context, { params }) => service.refuse(context, params.id),
  getByLink: ({ db }, { params }) => service.getByLink(db, params.token),
  joinByLink: (context, { params, body }) => service.joinByLink(context, params.token, body),
  refuseByLink: (context, { params }) => service.refuseByLink(context, params.token),
  confirmByLink: (context, { params }) => service.confirmByLink(context, params.token),
})
