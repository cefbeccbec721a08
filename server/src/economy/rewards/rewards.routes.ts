import { rewards } from '@trilha/contract/economy/rewards'
import { routes } from '../../platform/http/routes.ts'
import { changeDayLimit, listDayLimits } from './limits.service.ts'
import { changeReward, listChanges, listRewards } from './rewards.service.ts'

export const rewardsRoutes = routes(rewards, {
  list: ({ db, session }) => listRewards(db, session.schoolId),
  listLimits: ({ db, session }) => listDayLimits(db, session.schoolId),
  listChanges: ({ db, session }, { query }) => listChanges(db, { ...query, schoolId: session.schoolId }),
  change: (context, { params: { origin }, body: { educoins, xp } }) =>
    changeReward(context, { origin, amounts: { EDU_COIN: educoins, XP: xp } }),
  changeLimit: (context, { params: { kind }, body: { perDay } }) => changeDayLimit(context, { limit: kind, perDay }),
})
