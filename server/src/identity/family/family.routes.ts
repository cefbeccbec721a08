import { family } from '@trilha/contract/identity/family'
import { routes } from '../../platform/http/routes.ts'
import {
  getDefaults,
  getMine,
  getMyPin,
  listByGuardian,
  listStudents,
  updateControl,
  updateDefaults,
} from './family.service.ts'
import { recordConsent, withdrawConsent } from './consents.service.ts'
import { createMyCode, createSchoolCode, decide, enterCode, listLinks, listMyLinks, unlink } from './links.service.ts'
import { closeEditing, unlock } from './pins.service.ts'

export const familyRoutes = routes(family, {
  getMine: ({ db, session, now }) => getMine(db, session, now),
  getMyPin: ({ db, session, now }) => getMyPin(db, session, now),
  listByGuardian: ({ db, session }) => listByGuardian(db, session.accountId),
  check: (context, { query }) => unlock(context, query.pin),
  unlock: (context, { body }) => unlock(context, body.pin),
  lock: ({ db, session }) => closeEditing(db, session.sessionId),
  update: (context, { params, body }) => updateControl(context, params.id, body),
  listStudents: ({ db, session }, { query }) => listStudents(db, { ...query, schoolId: session.schoolId }),
  getDefaults: ({ db, session }) => getDefaults(db, session.schoolId),
  updateDefaults: (context, { body }) => updateDefaults(context, body),
  createCode: (context, { body }) => createSchoolCode(context, body),
  createMyCode: (context) => createMyCode(context),
  listMyLinks: ({ db, session }) => listMyLinks(db, session.accountId),
  link: (context, { body }) => enterCode(context, body),
  listLinks: ({ db, session }, { query }) => listLinks(db, { ...query, schoolId: session.schoolId }),
  decide: (context, { params, body }) => decide(context, params.id, body.status),
  unlink: (context, { params }) => unlink(context, params.id),
  recordConsent: (context, { body }) => recordConsent(context, body),
  withdrawConsent: (context, { params }) => withdrawConsent(context, params.id),
})
