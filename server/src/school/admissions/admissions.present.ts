import { TERMS_VERSION } from '@trilha/contract/constants'
import type { Admission, GuardianRequest, MyAdmission } from '@trilha/contract/school/admissions'
import type { AdmissionRow } from './admissions.repo.ts'

export function presentAdmission(row: AdmissionRow): Admission {
  return {
    id: row.id,
    status: row.status,
    waitsFor: row.waitsFor,
    person: {
      name: row.name,
      email: row.email,
      emailVerified: row.emailVerifiedAt !== null,
      dateOfBirth: row.dateOfBirth,
    },
    grade: { id: row.gradeId, name: row.gradeName },
    askedAt: row.askedAt.toISOString(),
    needsGuardian: row.needsGuardian,
    guardian:
      row.guardianEmail === null
        ? null
        : { email: row.guardianEmail, confirmedAt: confirmedAt(row), signedBy: row.signedBy },
  }
}

export function presentMine(row: AdmissionRow): MyAdmission {
  return {
    status: row.status,
    waitsFor: row.waitsFor,
    askedAt: row.askedAt.toISOString(),
    needsGuardian: row.needsGuardian,
    isTrial: row.isTrial,
    gradeName: row.gradeName,
    guardian:
      row.guardianEmail === null
        ? null
        : { email: row.guardianEmail, sentAt: row.sentAt?.toISOString() ?? null, confirmedAt: confirmedAt(row) },
    refusal: row.refusal,
  }
}

function confirmedAt({ guardianConfirmedAt }: AdmissionRow): string | null {
  return guardianConfirmedAt?.toISOString() ?? null
}

/** The first name alone: whoever reads the mailbox need not know the child (D4). */
export function firstNameOf({ name }: Pick<AdmissionRow, 'name'>): string {
  return name.split(' ', 1)[0]!
}

export function presentRequest(row: AdmissionRow, expiresAt: Date): GuardianRequest {
  return {
    child: { firstName: firstNameOf(row) },
    school: { name: row.schoolName },
    isTrial: row.isTrial,
    termsVersion: TERMS_VERSION,
    expiresAt: expiresAt.toISOString(),
  }
}
