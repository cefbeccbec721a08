import { DAY_LIMITS, DAY_LIMITS_MAX, type DayLimit as DayLimitName } from '@trilha/contract/constants'
import type { DayLimit } from '@trilha/contract/economy/rewards'
import { actorOf, audit, type Actor } from '../../platform/audit.ts'
import { inTransaction, type Db } from '../../platform/db/database.ts'
import { fail } from '../../platform/http/failure.ts'
import { presentDayLimit } from './rewards.present.ts'
import * as repo from './rewards.repo.ts'

export async function listDayLimits(db: Db, schoolId: string): Promise<DayLimit[]> {
  const own = new Map((await repo.listOwnLimits(db, schoolId)).map(({ limit, perDay }) => [limit, perDay]))
  return (Object.keys(DAY_LIMITS) as DayLimitName[]).map((limit) => presentDayLimit(limit, own.get(limit)))
}

/** Setting what is set already changes nothing and leaves no line. */
export function changeDayLimit(
  { db, ...actor }: Actor & { db: Db },
  { limit, perDay }: repo.OwnLimit,
): Promise<DayLimit> {
  if (perDay > DAY_LIMITS_MAX[limit]) throw fail('ii_0075', { field: 'perDay' })
  const { schoolId } = actor.session
  const own = perDay === DAY_LIMITS[limit] ? undefined : perDay
  return inTransaction(db, async (tx) => {
    const before = (await repo.lockOwnLimit(tx, schoolId, limit)) ?? DAY_LIMITS[limit]
    if (before === perDay) return presentDayLimit(limit, own)
    await (own === undefined
      ? repo.removeOwnLimit(tx, schoolId, limit)
      : repo.saveOwnLimit(tx, schoolId, { limit, perDay }))
    await audit(tx, {
      action: repo.limitChanged,
      ...actorOf(actor),
      subject: { kind: 'dayLimit', id: limit },
      details: { before, after: perDay, isOwn: own !== undefined } satisfies repo.LimitDetails,
    })
    return presentDayLimit(limit, own)
  })
}
