import { REWARD_AMOUNTS, type Amounts } from '@trilha/contract/constants'
import type { PaidOrigin } from '@trilha/contract/economy/rewards'
import type { Selectable } from 'kysely'
import type { Database } from '../src/database.ts'
import { rewardChanged, type ChangeDetails } from '../src/economy/rewards/rewards.repo.ts'
import type { Clock } from './history.ts'
import { accountId, people } from './people.ts'
import { schools } from './schools.ts'
import { daysBefore } from './waking.ts'

/** What the second school pays otherwise, in the order in which its head decided; the first keeps the usual amounts. */
const decisions: readonly { origin: PaidOrigin; daysAgo: number; amounts: Amounts }[] = [
  { origin: 'LIFE_PROJECT', daysAgo: 92, amounts: { EDU_COIN: 8, XP: 30 } },
  { origin: 'TASK', daysAgo: 75, amounts: { EDU_COIN: 2, XP: 5 } },
  { origin: 'LIKE_POST', daysAgo: 60, amounts: { EDU_COIN: 0, XP: 0 } },
  { origin: 'COURSE', daysAgo: 44, amounts: { EDU_COIN: 60, XP: 200 } },
  { origin: 'LIFE_PROJECT', daysAgo: 21, amounts: { EDU_COIN: 10, XP: 30 } },
  { origin: 'TASK', daysAgo: 6, amounts: REWARD_AMOUNTS.TASK },
]

function isUsual({ origin, amounts }: (typeof decisions)[number]): boolean {
  return amounts === REWARD_AMOUNTS[origin]
}

export const rewardRules: Selectable<Database['reward_rules']>[] = decisions
  .filter(
    (decision, at) => !isUsual(decision) && !decisions.slice(at + 1).some(({ origin }) => origin === decision.origin),
  )
  .map(({ origin, amounts }) => ({
    school_id: schools.serra.id,
    origin,
    edu_coin: amounts.EDU_COIN,
    xp: amounts.XP,
  }))

export function rewardChanges(clock: Clock): Omit<Selectable<Database['audit_log']>, 'id'>[] {
  const head = people.find(({ key }) => key === 'direcao-serra')!
  return decisions.map((decision, at) => {
    const { origin, daysAgo, amounts } = decision
    const earlier = decisions.slice(0, at).findLast((other) => other.origin === origin)
    const details: ChangeDetails = {
      before: earlier?.amounts ?? REWARD_AMOUNTS[origin],
      after: amounts,
      isOwn: !isUsual(decision),
    }
    return {
      at: daysBefore(clock, daysAgo),
      action: rewardChanged,
      actor_user_id: head.id,
      actor_account_id: accountId(head, 'serra'),
      school_id: schools.serra.id,
      subject_kind: 'origin',
      subject_id: origin,
      details: { ...details },
      request_id: null,
    }
  })
}
