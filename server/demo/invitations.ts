import { INVITATION_SECONDS } from '@trilha/contract/constants'
import type { Selectable } from 'kysely'
import type { InvitationTables } from '../src/school/invitations/invitations.tables.ts'
import { idOf } from './ids.ts'
import { accountId, people } from './people.ts'
import { classId, schools } from './schools.ts'

type InvitationRow = Selectable<InvitationTables['school_invitations']>

function personOf(key: string) {
  return people.find((person) => person.key === key)!
}

/** One to somebody from outside, and one of the other school to Yasmin, for whom her guardian or her school answers. */
export function invitationRows(daysAgo: (days: number) => Date): Partial<InvitationRow>[] {
  const open = (days: number) => ({
    language: 'pt-br' as const,
    told_at: daysAgo(days),
    created_at: daysAgo(days),
    expires_at: new Date(daysAgo(days).getTime() + INVITATION_SECONDS * 1000),
  })
  const yasmin = personOf('yasmin')
  return [
    {
      id: idOf('invitation', 'outside'),
      school_id: schools.ipe.id,
      invited_by_account_id: accountId(personOf('direcao'), 'ipe'),
      email: 'olga.cajueiro@fora.trilha.test',
      name: 'Olga Cajueiro',
      role: 'PROFESSOR',
      class_ids: [classId('ipe', '8º A')],
      ...open(3),
    },
    {
      id: idOf('invitation', 'yasmin'),
      school_id: schools.serra.id,
      invited_by_account_id: accountId(personOf('direcao-serra'), 'serra'),
      email: yasmin.email,
      name: yasmin.name,
      role: 'STUDENT',
      class_ids: [classId('serra', '7º A')],
      ...open(2),
    },
  ]
}
