import {
  LOCALES,
  type CopyReader,
  type DataRequestStatus,
  type ErasureTreatment,
  type GuardianShare,
  type Locale,
} from '@trilha/contract/constants'
import type { DataExport, DataMapEntry, DataRequest } from '@trilha/contract/identity/privacy'
import type { Events } from '../../platform/events.ts'
import type { PrivacyPlan, PrivacyPlans } from '../../platform/privacy.ts'
import type { ExportRow } from './exports.repo.ts'
import type { RequestRow } from './privacy.repo.ts'
import { isWaiting } from './privacy.rules.ts'

type PersonalPlan = Extract<PrivacyPlan, { personal: true }>

/** What the reader of a request may see and do. */
export interface RequestReader {
  /** How to reach whoever asked is for them and for the school, also where it is about somebody else (decision G64). */
  seesContact: boolean
  mayWithdraw: boolean
  mayDecide: boolean
  copy: ExportRow | undefined
}

export function presentRequest(
  row: RequestRow,
  { seesContact, mayWithdraw, mayDecide, copy }: RequestReader,
): DataRequest {
  // Erased here: a name that the person has at another school is that school's to know.
  const aboutName = row.about_erased ? '' : row.ownerName
  const contact = { lastName: row.last_name, email: row.email, phone: row.phone }
  return {
    id: row.id,
    type: row.type,
    status: row.status,
    firstName: row.first_name,
    ...(seesContact ? contact : { lastName: '', email: '', phone: '' }),
    description: row.description,
    answer: row.answer,
    about: { userId: row.user_id, name: aboutName },
    requester: {
      userId: row.asker_user_id,
      name: row.asker_erased ? '' : row.askerName,
      role: row.askerRole,
    },
    withdrawn: row.withdrawn_at !== null,
    erased: row.about_erased || row.asker_erased,
    createdAt: row.created_at.toISOString(),
    dueAt: row.dueAt.toISOString(),
    daysLeft: row.daysLeft,
    answeredAt: row.answered_at?.toISOString() ?? null,
    eraseAt: row.erase_at?.toISOString() ?? null,
    mayWithdraw,
    mayDecide,
    copyFor: row.copy_for ?? (isWaiting(row.status) ? readerOfCopy(row) : null),
    copy: copy ? presentExport(copy) : null,
  }
}

/** Who gets the copy that a guardian asks for; null where it is not one (decision E72). */
export function readerOfCopy(
  row: Pick<RequestRow, 'type' | 'user_id' | 'asker_user_id' | 'isOwnerYoung'>,
): CopyReader | null {
  if (row.type !== 'INFORMATION' || row.asker_user_id === row.user_id) return null
  return row.isOwnerYoung ? 'GUARDIAN' : 'STUDENT'
}

/** What the bell is told, for whom it is about and for who asked. */
export function answeredOf(
  row: Pick<RequestRow, 'id' | 'user_id' | 'account_id' | 'asker_user_id' | 'asker_account_id'>,
  status: DataRequestStatus,
): Events['dataRequest.answered'] {
  const owner = ownerOf(row)
  return { requestId: row.id, status, parties: row.user_id === row.asker_user_id ? [owner] : [owner, askerOf(row)] }
}

export function ownerOf(row: Pick<RequestRow, 'user_id' | 'account_id'>) {
  return { userId: row.user_id, accountId: row.account_id }
}

export function askerOf(row: Pick<RequestRow, 'asker_user_id' | 'asker_account_id'>) {
  return { userId: row.asker_user_id, accountId: row.asker_account_id }
}

export function presentExport(row: ExportRow): DataExport {
  return {
    id: row.id,
    status: row.status,
    progress: row.progress,
    size: row.size,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
  }
}

/** The plans in the words of their domains: what the screen says is what export and erasure do. */
export function presentPlans(plans: PrivacyPlans): DataMapEntry[] {
  return Object.entries(plans)
    .flatMap(([table, plan]) => (plan.personal ? [presentPlan(table, plan)] : []))
    .toSorted((a, b) => (a.table < b.table ? -1 : 1))
}

function presentPlan(table: string, plan: PersonalPlan): DataMapEntry {
  const words = Object.fromEntries(LOCALES.map((locale) => [locale, wordsOf(table, plan, locale)]))
  return {
    table,
    treatment: treatmentOf(plan),
    exported: plan.export === 'yes',
    guardianShare: shareOf(plan),
    words: words as DataMapEntry['words'],
  }
}

export function wordsOf(table: string, { words }: PersonalPlan, locale: Locale) {
  const { title, about, kept, guardian } = words?.[locale] ?? { title: table.replaceAll('_', ' '), about: '' }
  return { title, about, kept: kept ?? null, guardian: guardian ?? null }
}

function shareOf({ guardian }: PersonalPlan): GuardianShare {
  if (typeof guardian === 'object') return 'PART'
  return guardian === 'whole' ? 'WHOLE' : 'NONE'
}

function treatmentOf({ erase }: PersonalPlan): ErasureTreatment {
  if (erase === 'erase') return 'ERASED'
  return erase === 'keep' ? 'KEPT' : 'EMPTIED'
}
