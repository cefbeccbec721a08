import { privacy } from '@trilha/contract/identity/privacy'
import { routes } from '../../platform/http/routes.ts'
import { createExport, downloadExport, latestExport } from './exports.service.ts'
import {
  createRequest,
  describeData,
  getRequest,
  listForSchool,
  listMine,
  updateRequest,
  withdrawRequest,
} from './privacy.service.ts'
import { eraseAtOnce, takeOut } from './without-account.service.ts'

export const privacyRoutes = routes(privacy, {
  listForSchool: ({ db, session }, { query }) => listForSchool(db, session, query),
  listMine: ({ db, session }, { query }) => listMine(db, session, query),
  get: ({ db, session }, { params }) => getRequest(db, session, params.id),
  create: (context, { body }) => createRequest(context, context.session, body),
  update: (context, { params, body }) =>
    updateRequest(context, { id: params.id, change: body, locale: context.locale }),
  withdraw: (context, { params }) => withdrawRequest(context, params.id),
  describeData: ({ platform }) => describeData(platform.privacyPlans),
  getMyExport: ({ db, session }) => latestExport(db, session),
  createExport: ({ db, session, locale, now }) => createExport(db, { session, locale, now }),
  downloadExport: (context, { params }) => downloadExport(context, params.id),
  takeOutWithoutAccount: (context, { body }) => takeOut(context, body),
  eraseWithoutAccount: (context, { body }) => eraseAtOnce(context, body),
})
