import { LOCALES, type ErasureTreatment, type Locale } from '@trilha/contract/constants'
import type { DataExport, DataMapEntry, DataRequest } from '@trilha/contract/identity/privacy'
import type { PrivacyPlan, PrivacyPlans } from '../../platform/privacy.ts'
import type { ExportRow } from './exports.repo.ts'
import type { RequestRow } from './privacy.repo.ts'

type PersonalPlan = Extract<PrivacyPlan, { personal: true }>

export function presentRequest(row: RequestRow): DataRequest {
  return {
    id: row.id,
    type: row.type,
    status: row.status,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    description: row.description,
    answer: row.answer,
    requester: { userId: row.user_id, name: row.requesterName, role: row.requesterRole },
    withdrawn: row.withdrawn_at !== null,
    createdAt: row.created_at.toISOString(),
    dueAt: row.dueAt.toISOString(),
    daysLeft: row.daysLeft,
    answeredAt: row.answered_at?.toISOString() ?? null,
    eraseAt: row.erase_at?.toISOString() ?? null,
  }
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
    words: words as DataMapEntry['words'],
  }
}

export function wordsOf(table: string, { words }: PersonalPlan, locale: Locale) {
  const { title, about, kept } = words?.[locale] ?? { title: table.replaceAll('_', ' '), about: '' }
  return { title, about, kept: kept ?? null }
}

function treatmentOf({ erase }: PersonalPlan): ErasureTreatment {
  if (erase === 'erase') return 'ERASED'
  return erase === 'keep' ? 'KEPT' : 'EMPTIED'
}
