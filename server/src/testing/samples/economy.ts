import { DEFAULT_AVATAR } from '@trilha/contract/economy/default-avatar'
import { childOf, type Samples } from './sample.ts'

export const samples = {
  achievements: {
    listMyProgress: () => ({}),
    listCelebrations: () => ({}),
    markCelebrated: () => ({ body: { codes: ['FRIENDS_15'], level: 2 } }),
  },
  avatar: {
    getMine: () => ({}),
    save: () => ({ body: { ...DEFAULT_AVATAR } }),
  },
  chests: {
    listMine: () => ({ query: { pSize: 5, status: 'CLOSED' } }),
    listMyGroups: () => ({}),
    countMine: () => ({}),
    getByEntity: async (owner, given) => {
      const { entity, entityId } = await given.chest({ owner })
      return { params: { entity, id: entityId } }
    },
    openNext: async (owner, given) => {
      if (owner.role === 'STUDENT') await given.chest({ owner })
      return { body: { kind: 'COMMON' } }
    },
    openAll: async (owner, given) => {
      if (owner.role === 'STUDENT') await given.chest({ owner })
      return {}
    },
    openOne: async (owner, given) => ({ params: { id: (await given.chest({ owner })).id } }),
  },
  rewards: {
    list: () => ({}),
    listLimits: () => ({}),
    listChanges: () => ({ query: { pSize: 5 } }),
    change: () => ({ params: { origin: 'POST' }, body: { educoins: 1, xp: 4 } }),
    changeLimit: () => ({ params: { kind: 'GIFT' }, body: { perDay: 30 } }),
  },
  unlocks: {
    create: async (owner, given) => {
      await given.mayBuy(owner)
      await given.coins({ owner, amounts: { EDU_COIN: 50 } })
      return { body: { contentType: 'AVATAR_ITEM', contentId: 'ACCESSORIES.laco' } }
    },
    listMine: () => ({}),
  },
  wallets: {
    getMine: () => ({}),
    listMyHistory: () => ({ query: { pSize: 5, coinType: 'XP' } }),
    getByType: () => ({ params: { type: 'XP' } }),
    getByUser: ({ userId }) => ({ params: { userId } }),
    listChildHistory: async (owner, given) => ({ params: { userId: (await childOf(owner, given)).userId } }),
    getBarChart: () => ({ query: { by: 'DAY' } }),
    getLineChart: () => ({ query: { by: 'MONTH', from: '2026-01-01', to: '2026-06-30' } }),
    getMyLimits: () => ({}),
    exchange: async (owner, given) => {
      await given.coins({ owner, amounts: { XP: 100 } })
      return { body: { xp: 100, educoins: 10 } }
    },
    give: async (owner, given) => {
      await given.mayBuy(owner)
      await given.coins({ owner, amounts: { EDU_COIN: 1 } })
      return { body: { userId: (await given.student()).userId, educoins: 1 } }
    },
    listMyGoals: () => ({}),
    createGoal: () => ({ body: { title: 'Uma coroa', educoins: 120 } }),
    updateGoal: async (owner, given) => ({
      params: { id: await given.savingsGoal({ owner }) },
      body: { educoins: 90 },
    }),
    celebrateGoal: async (owner, given) => ({ params: { id: await given.savingsGoal({ owner }) } }),
    removeGoal: async (owner, given) => ({ params: { id: await given.savingsGoal({ owner }) } }),
    getExchangeRate: () => ({}),
    changeExchangeRate: () => ({ body: { xp: 100, educoins: 10 } }),
  },
} satisfies Partial<Samples>
