import { rewards } from '@trilha/contract/economy/rewards'
import { routes } from '../../platform/http/mount.ts'
import { changeReward, listRewards } from './rewards.service.ts'

export const rewardsRoutes = routes(rewards, {
  list: ({ db, session }) => listRewards(db, session.schoolId),
  change: (context, { params, body }) => changeReward(context, context.session, { ...params, ...body }),
})
