import type {
  ChildControl,
  GuardianLink,
  MyGuardianLink,
  PaperConsent,
  ParentalControl,
  SchoolStudent,
} from '@trilha/contract/identity/family'
import { isEmail } from '@trilha/contract/rules'
import type { ConsentStanding } from '@trilha/contract/constants'
import type { listUsable } from './codes.repo.ts'
import type { PaperRow } from './consents.repo.ts'
import type { ControlRow } from './family.repo.ts'
import { firstName, pinLockOf, pinTriesLeft } from './family.rules.ts'
import type { GuardianOfChild, LinkRow } from './links.repo.ts'

export function presentControl(row: ControlRow): ParentalControl {
  const { communityEnabled, chatEnabled, purchasesEnabled, pinSetBy } = row
  return {
    id: row.accountId,
    communityEnabled,
    chatEnabled,
    purchasesEnabled,
    pinSet: row.pinHash !== null,
    pinSetBy,
    pinTriesLeft: pinTriesLeft(row),
    pinLock: pinLockOf(row),
  }
}

function presentChild({ studentId, userId, name, avatar, className }: ControlRow): ChildControl['child'] {
  return { studentId, userId, name, avatar, className }
}

export function presentChildControl(
  row: ControlRow,
  { linkId, otherGuardians }: { linkId: string; otherGuardians: readonly GuardianOfChild[] },
): ChildControl {
  return {
    ...presentControl(row),
    linkId,
    child: presentChild(row),
    otherGuardians: otherGuardians.map(({ name }) => firstName(name)),
  }
}

interface AroundStudent {
  guardians: readonly GuardianOfChild[]
  paper: PaperRow | undefined
  codes: Awaited<ReturnType<typeof listUsable>>
}

export function presentSchoolStudent(
  row: ControlRow & { consent: ConsentStanding },
  { guardians, paper, codes }: AroundStudent,
): SchoolStudent {
  return {
    ...presentControl(row),
    child: presentChild(row),
    guardians: guardians.map(({ name }) => name),
    consent: row.consent,
    paper: paper ? presentPaper(paper) : null,
    codes: codes.map(({ bySchool, email, expiresAt }) => ({ bySchool, email, expiresAt: expiresAt.toISOString() })),
  }
}

export function presentPaper({ id, signedBy, signedOn, recordedBy, recordedAt }: PaperRow): PaperConsent {
  return { id, signedBy, signedOn, recordedBy, recordedAt: recordedAt.toISOString() }
}

export function presentMyLink(row: LinkRow): MyGuardianLink {
  return {
    id: row.id,
    status: row.status,
    child: { firstName: firstName(row.childName), avatar: row.childAvatar },
    relation: row.relation,
    waitsFor: waitsFor(row),
    ...presentTimes(row),
  }
}

/** A pending link waits for the mailbox alone where the office expects exactly that one. */
function waitsFor(row: LinkRow): MyGuardianLink['waitsFor'] {
  const { status, isMailboxConfirmed, bySchool, expectedEmail, guardianUsername } = row
  if (status === 'REFUSED') return null
  if (status === 'LINKED') return isMailboxConfirmed ? null : 'MAILBOX'
  return bySchool === true && expectedEmail === guardianUsername && !isMailboxConfirmed ? 'MAILBOX' : 'OFFICE'
}

export function presentLink(row: LinkRow): GuardianLink {
  return {
    id: row.id,
    status: row.status,
    guardian: {
      userId: row.guardianUserId,
      name: row.guardianName,
      email: isEmail(row.guardianUsername) ? row.guardianUsername : null,
      emailConfirmed: row.isMailboxConfirmed,
    },
    relation: row.relation,
    vouchedBy: row.bySchool === null ? null : { kind: row.bySchool ? 'OFFICE' : 'STUDENT', name: row.voucherName },
    expectedEmail: row.expectedEmail,
    child: {
      studentId: row.studentId,
      userId: row.childUserId,
      name: row.childName,
      avatar: row.childAvatar,
      className: row.className,
    },
    ...presentTimes(row),
  }
}

function presentTimes({ requestedAt, decidedAt }: LinkRow) {
  return { requestedAt: requestedAt.toISOString(), decidedAt: decidedAt?.toISOString() ?? null }
}
