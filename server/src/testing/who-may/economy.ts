import type { AreaRights } from './rights.ts'

export const rights: AreaRights = {
  whoMay: [
    {
      who: 'account',
      calls: [
        'avatar.getMine',
        'avatar.save',
        'rewards.list',
        'rewards.listLimits',
        'unlocks.create',
        'unlocks.listMine',
        'wallets.getBarChart',
        'wallets.getByType',
        'wallets.getByUser',
        'wallets.getExchangeRate',
        'wallets.getLineChart',
        'wallets.getMine',
        'wallets.listMyHistory',
      ],
    },
    {
      who: ['STUDENT'],
      calls: [
        'achievements.listCelebrations',
        'achievements.listMyProgress',
        'achievements.markCelebrated',
        'chests.countMine',
        'chests.getByEntity',
        'chests.listMine',
        'chests.listMyGroups',
        'chests.openAll',
        'chests.openNext',
        'chests.openOne',
        'wallets.celebrateGoal',
        'wallets.createGoal',
        'wallets.exchange',
        'wallets.getMyLimits',
        'wallets.give',
        'wallets.listMyGoals',
        'wallets.removeGoal',
        'wallets.updateGoal',
      ],
    },
    { who: ['PARENT'], calls: ['wallets.listChildHistory'] },
    {
      who: ['SCHOOL_ADMIN'],
      calls: ['rewards.change', 'rewards.changeLimit', 'rewards.listChanges', 'wallets.changeExchangeRate'],
    },
  ],
  whoSees: [
    { roles: ['PROFESSOR'], guardian: true, calls: ['wallets.getByUser'] },
    { roles: [], guardian: true, calls: ['wallets.listChildHistory'] },
  ],
  onlyMembers: {
    'wallets.give': 'nf_0059',
  },
  withoutObject: {
    'chests.getByEntity': 'what the chest was earned for; the answer is the account’s own chest or none',
    'rewards.change': 'one of the known origins; the answer is of the own school',
    'rewards.changeLimit': 'one of the three limits; the answer is of the own school',
    'wallets.getByType': 'one of the two coins; the answer is one’s own',
  },
}
