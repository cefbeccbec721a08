import { wallets } from '@trilha/contract/economy/wallets'
import { routes } from '../../platform/http/routes.ts'
import { getExchangeRate } from '../../school/schools/public.ts'
import { getBarChart, getLineChart } from './charts.service.ts'
import { changeExchangeRate, exchangeXp, getLimits, give } from './giving.service.ts'
import { celebrateGoal, createGoal, listGoals, removeGoal, updateGoal } from './goals.service.ts'
import { getBalance, getBalances, listChildHistory, listHistory } from './wallets.service.ts'

export const walletsRoutes = routes(wallets, {
  getMine: ({ db, session }) => getBalances(db, session.userId),
  listMyHistory: ({ db, session, platform: { findPlaces } }, { query }) =>
    listHistory(
      db,
      { accountId: session.accountId, seeker: { session, findPlaces } },
      { ...query, userId: session.userId, timeZone: session.timeZone },
    ),
  getByType: ({ db, session }, { params }) => getBalance(db, session.userId, params.type),
  getByUser: ({ db }, { params }) => getBalances(db, params.userId),
  listChildHistory: ({ db, session }, { params, query }) =>
    listChildHistory(db, session, { ...query, userId: params.userId, timeZone: session.timeZone }),
  getBarChart: ({ db, session }, { query }) =>
    getBarChart(db, session.userId, { ...query, timeZone: session.timeZone }),
  getLineChart: ({ db, session }, { query }) =>
    getLineChart(db, session.userId, { ...query, timeZone: session.timeZone }),
  getMyLimits: ({ db, session }) => getLimits(db, session),
  exchange: ({ db, session }, { body }) => exchangeXp(db, session, body),
  give: (context, { body }) => give(context, context.session, body),
  listMyGoals: ({ db, session }) => listGoals(db, session.userId),
  createGoal: ({ db, session }, { body }) => createGoal(db, session.userId, body),
  updateGoal: ({ db, session }, { params, body }) => updateGoal(db, session.userId, { ...body, id: params.id }),
  celebrateGoal: ({ db, session }, { params }) => celebrateGoal(db, session.userId, params.id),
  removeGoal: ({ db, session }, { params }) => removeGoal(db, session.userId, params.id),
  getExchangeRate: ({ db, session }) => getExchangeRate(db, session.schoolId),
  changeExchangeRate: (context, { body }) => changeExchangeRate(context, body),
})
