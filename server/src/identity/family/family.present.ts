import type {
  ChildControl,
  GuardianLink,
  MyGuardianLink,
  ParentalControl,
  SchoolStudent,
} from '@trilha/contract/identity/family'
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

export function presentSchoolStudent(row: ControlRow, guardians: readonly GuardianOfChild[]): SchoolStudent {
  return { ...presentControl(row), child: presentChild(row), guardians: guardians.map(({ name }) => name) }
}

export function presentMyLink(row: LinkRow): MyGuardianLink {
  return {
    id: row.id,
    status: row.status,
    child: { firstName: firstName(row.childName), avatar: row.childAvatar },
    ...presentTimes(row),
  }
}

export function presentLink(row: LinkRow): GuardianLink {
  return {
    id: row.id,
    status: row.status,
    guardian: { userId: row.guardianUserId, name: row.guardianName },
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
