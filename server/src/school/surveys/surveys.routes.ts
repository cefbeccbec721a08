import { surveys } from '@trilha/contract/school/surveys'
import { routes } from '../../platform/http/routes.ts'
import { answer, check, close, countMine, listResults, open, removeMine, skip } from './surveys.service.ts'

export const surveysRoutes = routes(surveys, {
  check: ({ db, session }) => check(db, session),
  answer: ({ db, session }, { body: { npsResearchId, ...rest } }) =>
    answer(db, session, { researchId: npsResearchId, ...rest }),
  skip: ({ db, session }, { params }) => skip(db, session, params.id),
  countMine: ({ db, session }) => countMine(db, session.accountId),
  removeMine: ({ db, session }) => removeMine(db, session.accountId),
  listResults: ({ db, session }, { query }) => listResults(db, { ...query, schoolId: session.schoolId }),
  open: (context, { body }) => open(context, { question: body.question, lastDay: body.openUntil }),
  close: (context, { params }) => close(context, params.id),
})
