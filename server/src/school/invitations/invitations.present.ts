import type { LinkedInvitation, MyInvitation, SchoolInvitation } from '@trilha/contract/school/invitations'
import type { AnswerableRow, InvitationRow } from './invitations.repo.ts'
import { stateOf } from './invitations.rules.ts'

/** For the inviting school: what it typed and how it stands. Nothing here is read from the person. */
export function presentForSchool(row: InvitationRow): SchoolInvitation {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    classNames: row.classNames,
    state: stateOf(row),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    opensAt: row.opensAt?.toISOString() ?? null,
    hasPaperCode: row.paperCodeHash !== null,
  }
}

function presentSchool({ schoolName, schoolCity, schoolState }: InvitationRow) {
  return { name: schoolName, city: schoolCity, state: schoolState }
}

export function presentMine(row: AnswerableRow): MyInvitation {
  return {
    id: row.id,
    as: row.as!,
    school: presentSchool(row),
    role: row.role,
    classNames: row.classNames,
    personName: row.personName ?? row.name,
    typedName: row.name,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    needsPaperCode: row.as === 'SELF' && row.isYoung,
    mayAccept: mayAccept(row),
    opensAt: row.opensAt?.toISOString() ?? null,
  }
}

/** From 16 on the person says yes, and a guardian only no (E65). */
export function mayAccept({ as, worksThere, isYoung }: Pick<AnswerableRow, 'as' | 'worksThere' | 'isYoung'>): boolean {
  if (as === 'GUARDIAN') return isYoung
  return as !== 'SCHOOL' || !worksThere
}

export function presentLinked(row: InvitationRow): LinkedInvitation {
  return {
    school: presentSchool(row),
    role: row.role,
    classNames: row.classNames,
    name: row.name,
    email: row.email,
    state: stateOf(row),
    expiresAt: row.expiresAt.toISOString(),
    opensAt: row.opensAt?.toISOString() ?? null,
    person: row.personId === null ? 'NEW' : row.hasAccount ? 'KNOWN' : 'WITHOUT_SCHOOL',
    needsPaperCode: row.isYoung,
  }
}
