import type { GuardianLinkStatus } from '@trilha/contract/constants'
import type { Tx } from '../src/platform/db/database.ts'
import { idOf } from './ids.ts'
import { accountId, people } from './people.ts'
import type { SchoolKey } from './schools.ts'

type Part = 'community' | 'chat' | 'purchases'

/** Who cares for whom, by key. Luana has two guardians; Edson has none of his children here yet. */
const links: readonly [school: SchoolKey, guardian: string, child: string, GuardianLinkStatus][] = [
  ['ipe', 'marta', 'luana', 'LINKED'],
  ['ipe', 'tulio.aroeira', 'luana', 'LINKED'],
  ['ipe', 'paulo.jatoba', 'caio', 'PENDING'],
  ['ipe', 'samira.cedro', 'yasmin', 'LINKED'],
  ['ipe', 'kenji.inga', 'ayumi.inga', 'LINKED'],
  ['ipe', 'rosana.imbuia', 'bia.imbuia', 'LINKED'],
  ['ipe', 'rosana.imbuia', 'ravi.jacaranda', 'LINKED'],
  ['ipe', 'rosana.imbuia', 'liz.tamarindo', 'REFUSED'],
  ['ipe', 'livia.copaiba', 'nilo', 'LINKED'],
  ['ipe', 'livia.copaiba', 'caio', 'PENDING'],
  ['serra', 'naiara.araca', 'iara', 'LINKED'],
]

/** What families keep closed; everybody else may use everything. */
const closed: Readonly<Record<string, readonly Part[]>> = {
  nilo: ['community'],
  'ayumi.inga': ['chat'],
  'bia.imbuia': ['community', 'chat', 'purchases'],
  'ravi.jacaranda': ['purchases'],
  nova: ['community', 'chat', 'purchases'],
}

export function mayUse(key: string, part: Part): boolean {
  return !(closed[key] ?? []).includes(part)
}

/** The newest first in the school's list, as they would have come. */
export async function insertLinks(tx: Tx, now: Date): Promise<void> {
  const byKey = new Map(people.map((person) => [person.key, person]))
  await tx
    .insertInto('guardian_links')
    .values(
      links.map(([school, guardian, child, status], at) => {
        const requestedAt = new Date(now.getTime() - (2 + 9 * (links.length - at)) * 3_600_000)
        return {
          id: idOf('guardian link', guardian, child),
          guardian_account_id: accountId(byKey.get(guardian)!, school),
          student_account_id: accountId(byKey.get(child)!, school),
          status,
          requested_at: requestedAt,
          decided_at: status === 'PENDING' ? null : new Date(requestedAt.getTime() + 3_600_000),
        }
      }),
    )
    .execute()
}

/** A student whose registration has one family name too few, and who waits for the office. */
export async function insertNameRequests(tx: Tx, now: Date): Promise<void> {
  const student = people.find(({ name }) => name === 'Kauê Buriti')!
  await tx
    .insertInto('name_requests')
    .values({
      id: idOf('name request', student.key),
      user_id: student.id,
      account_id: accountId(student, 'ipe'),
      name: 'Kauê Buriti Cajueiro',
      requested_at: new Date(now.getTime() - 20 * 3_600_000),
    })
    .execute()
}
