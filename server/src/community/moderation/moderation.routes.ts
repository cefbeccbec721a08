import { moderation } from '@trilha/contract/community/moderation'
import { routes } from '../../platform/http/routes.ts'
import * as words from '../words/public.ts'
import * as appeals from './appeals.service.ts'
import * as cases from './cases.service.ts'
import * as reports from './reports.service.ts'

export const moderationRoutes = routes(moderation, {
  replaceText: ({ db, session }, { query }) => words.replaceText(db, session.schoolId, query.textSearch),
  listWords: ({ db, session }) => words.listWords(db, session.schoolId),
  addWord: (context, { body }) => words.addWord(context, body.word),
  removeWord: (context, { params }) => words.removeWord(context, params.id),
  tryText: ({ db, session }, { body }) => words.tryText(db, session.schoolId, body),
  report: (context, { body }) => reports.report(context, body),
  reportWithoutSlash: (context, { body }) => reports.report(context, body),
  listMyReports: ({ db, session }, { query }) => reports.listMyReports(db, session.accountId, query),
  listCases: ({ db, session }, { query }) => cases.listCases(db, session, query),
  getCase: (context, { params }) => cases.getCase(context, params.id),
  dismiss: (context, { params }) => cases.dismiss(context, params.id),
  decide: (context, { params, body }) => cases.decide(context, params.id, body),
  hear: (context, { params, body }) => cases.hear(context, params.id, body),
  listMyCases: (context, { query }) => appeals.listMyCases(context, query),
  appeal: (context, { params, body }) => appeals.appeal(context, params.id, body.message),
})
