import { TERMS_VERSION, type GuardianLinkStatus, type GuardianRelation } from '@trilha/contract/constants'
import type { Tx } from '../src/platform/db/database.ts'
import { idOf } from './ids.ts'
import { accountId, people } from './people.ts'
import type { SchoolKey } from './schools.ts'

type Part = 'community' | 'chat' | 'purchases'

interface DemoLink {
  school: SchoolKey
  guardian: string
  child: string
  status: GuardianLinkStatus
  relation: GuardianRelation
}

const link = (
  school: SchoolKey,
  guardian: string,
  child: string,
  relation: GuardianRelation,
  status: GuardianLinkStatus = 'LINKED',
): DemoLink => ({ school, guardian, child, status, relation })

/** Who cares for whom, by key. Luana has two guardians; Edson has none of his children here yet. */
const links: readonly DemoLink[] = [
  link('ipe', 'marta', 'luana', 'MOTHER'),
  link('ipe', 'tulio.aroeira', 'luana', 'FATHER'),
  link('ipe', 'paulo.jatoba', 'caio', 'FATHER', 'PENDING'),
  link('ipe', 'samira.cedro', 'yasmin', 'MOTHER'),
  link('ipe', 'kenji.inga', 'ayumi.inga', 'FATHER'),
  link('ipe', 'rosana.imbuia', 'bia.imbuia', 'MOTHER'),
  link('ipe', 'rosana.imbuia', 'ravi.jacaranda', 'LEGAL_GUARDIAN'),
  link('ipe', 'rosana.imbuia', 'liz.tamarindo', 'OTHER', 'REFUSED'),
  link('ipe', 'livia.copaiba', 'nilo', 'MOTHER'),
  link('ipe', 'livia.copaiba', 'caio', 'RELATIVE', 'PENDING'),
  link('serra', 'naiara.araca', 'iara', 'GRANDPARENT'),
]

/** Who records consents in each school. */
const offices: Readonly<Record<SchoolKey, string>> = { ipe: 'secretaria', serra: 'gilberto.cedrinho' }

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
      links.map(({ school, guardian, child, status, relation }, at) => {
        const requestedAt = new Date(now.getTime() - (2 + 9 * (links.length - at)) * 3_600_000)
        return {
          id: idOf('guardian link', guardian, child),
          guardian_account_id: accountId(byKey.get(guardian)!, school),
          student_account_id: accountId(byKey.get(child)!, school),
          status,
          relation,
          by_school: status === 'LINKED',
          vouched_by_account_id:
            status === 'LINKED' ? accountId(byKey.get(offices[school])!, school) : accountId(byKey.get(child)!, school),
          expected_email: status === 'LINKED' ? byKey.get(guardian)!.email : null,
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

/** Every student without a linked guardian has a consent on paper, so that the community is theirs too (E71). */
export async function insertConsents(tx: Tx, signedAt: Date): Promise<void> {
  const byKey = new Map(people.map((person) => [person.key, person]))
  const withGuardian = new Set(
    links.filter(({ status }) => status === 'LINKED').map(({ school, child }) => accountId(byKey.get(child)!, school)),
  )
  const students = people.flatMap((person) =>
    person.accounts
      .filter(({ role, trialEnded }) => role === 'STUDENT' && !trialEnded)
      .map(({ school }) => ({ person, school, id: accountId(person, school) })),
  )
  await tx
    .insertInto('guardian_consents')
    .values(
      students
        .filter(({ id }) => !withGuardian.has(id))
        .map(({ person, school, id }) => ({
          id: idOf('consent', id),
          account_id: id,
          kind: 'PAPER' as const,
          // The same family name, and a first name of theirs.
          signed_by: `${signers[idOf('signer', id).charCodeAt(0) % signers.length]} ${person.name.split(' ').at(-1)}`,
          signed_on: signedAt.toISOString().slice(0, 10),
          terms_version: TERMS_VERSION,
          recorded_by_account_id: accountId(byKey.get(offices[school])!, school),
          created_at: signedAt,
        })),
    )
    .execute()
}

const signers = ['Rosa', 'Antônio', 'Fátima', 'Marcos', 'Sueli', 'Carlos'] as const

/** What a linked guardian keeps closed, and the PIN of Luana, are that guardian's choice (E66). */
export async function markChoices(tx: Tx): Promise<void> {
  const byKey = new Map(people.map((person) => [person.key, person]))
  const parts = { community: 'communityEnabled', chat: 'chatEnabled', purchases: 'purchasesEnabled' } as const
  const firstLinks = links.filter(
    ({ child, status }, at) =>
      status === 'LINKED' && links.findIndex((other) => other.child === child && other.status === 'LINKED') === at,
  )
  const choices = firstLinks.flatMap(({ school, guardian, child }) => {
    const student = byKey.get(child)!
    const shared = { account_id: accountId(student, school), guardian_user_id: byKey.get(guardian)!.id }
    return [
      ...(closed[child] ?? []).map((part) => ({ ...shared, part: parts[part] })),
      ...(student.pin ? [{ ...shared, part: 'pin' as const }] : []),
    ]
  })
  await tx.insertInto('control_choices').values(choices).execute()
}
