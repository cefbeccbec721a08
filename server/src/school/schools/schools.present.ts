import type { Grade, School, SchoolHome, SchoolPerson } from '@trilha/contract/school/schools'
import type { getSchool, listGrades, PersonRow } from './schools.repo.ts'
import { stageOf } from './schools.rules.ts'

type SchoolRow = Awaited<ReturnType<typeof getSchool>>

export function presentGrade({ id, name, position }: Awaited<ReturnType<typeof listGrades>>[number]): Grade {
  return { id, name, ...stageOf(position) }
}

export function presentSchool({ id, name, city, state }: SchoolRow): School {
  return { id, name, city, state }
}

export function presentHome({ id, name, notice, noticeAt }: SchoolRow): SchoolHome {
  const news = notice !== null && noticeAt !== null ? [{ text: notice, publishedAt: noticeAt.toISOString() }] : []
  return { schoolId: id, name, news }
}

export function presentPerson(row: PersonRow): SchoolPerson {
  const { blockedAt, blockReason, endedAt, dateOfBirth, isBirthDateProven, ...person } = row
  const birthDate = dateOfBirth === null ? null : { day: dateOfBirth, isProven: isBirthDateProven }
  return {
    ...person,
    birthDate,
    endedAt: endedAt?.toISOString() ?? null,
    block: presentBlock({ blockedAt, blockReason }),
  }
}

export function presentBlock({ blockedAt, blockReason }: Pick<PersonRow, 'blockedAt' | 'blockReason'>) {
  return blockedAt && { reason: blockReason ?? ('OTHER' as const), since: blockedAt.toISOString() }
}
