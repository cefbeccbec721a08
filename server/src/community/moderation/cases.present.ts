import { CASE_STEPS, type CaseSummary, type ModerationCase } from '@trilha/contract/community/case-shapes'
import type { UserBrief } from '@trilha/contract/people'
import type { FileCard } from '../../media/files/public.ts'
import type { Surroundings, ThingNow } from '../../platform/reportables.ts'
import type { CaseRow, DecisionRow, StepRow } from './cases.repo.ts'
import type { ReportRow } from './reports.repo.ts'

type Briefs = ReadonlyMap<string, UserBrief>

const nameOf = (briefs: Briefs, accountId: string | null) =>
  accountId === null ? null : (briefs.get(accountId) ?? null)

export function presentSummary(row: CaseRow, briefs: Briefs): CaseSummary {
  const { id, entity, state, severity, types, reports, evidence, createdAt, dueAt, movedAt } = row
  return {
    id,
    entityReport: entity,
    state,
    severity,
    types,
    reports,
    author: nameOf(briefs, row.authorAccountId),
    evidence,
    createdAt: createdAt.toISOString(),
    dueAt: dueAt.toISOString(),
    movedAt: movedAt.toISOString(),
  }
}

interface Whole {
  row: CaseRow
  thing: ThingNow | undefined
  within: Surroundings | undefined
  kept: readonly string[]
  reports: readonly ReportRow[]
  decisions: readonly DecisionRow[]
  steps: readonly StepRow[]
  earlier: number
  mayHear: boolean
  briefs: Briefs
  files: ReadonlyMap<string, FileCard>
}

export function presentCase({
  row,
  thing,
  within,
  kept,
  reports,
  decisions,
  steps,
  earlier,
  mayHear,
  briefs,
  files,
}: Whole): ModerationCase {
  const decision = (stage: DecisionRow['stage']) => {
    const found = decisions.find((each) => each.stage === stage)
    return found ? presentDecision(found, briefs) : null
  }
  return {
    ...presentSummary(row, briefs),
    thing: thing ? { text: thing.text, isHidden: thing.isHidden, ...presentSurroundings(row, thing, briefs) } : null,
    within: within ? presentSurroundings(row, within, briefs) : null,
    goneBy: thing ? null : goneBy(row, steps),
    shown: presentShown({ now: thing?.fileIds ?? [], kept, files }),
    reported: reports.map(({ id, accountId, type, description, createdAt }) => ({
      id,
      by: nameOf(briefs, accountId),
      type,
      description,
      createdAt: createdAt.toISOString(),
    })),
    earlier,
    decision: decision('FIRST'),
    appeal:
      row.appeal === null
        ? null
        : { text: row.appeal, at: (row.appealedAt ?? row.movedAt).toISOString(), answer: decision('APPEAL') },
    mayHear,
    steps: steps.flatMap(({ id, action, at, byName, byRole }) => {
      const step = CASE_STEPS.find((each) => action === `moderation.${each}`)
      return step ? [{ id, step, at: at.toISOString(), byName, byRole }] : []
    }),
  }
}

function presentSurroundings({ contentId }: CaseRow, { place, around }: Surroundings, briefs: Briefs) {
  return {
    place,
    around: around.map((each) => ({
      id: each.id,
      author: nameOf(briefs, each.authorAccountId),
      text: each.text,
      at: each.at.toISOString(),
      isReported: each.id === contentId,
    })),
  }
}

function goneBy({ authorAccountId, removedAt }: CaseRow, steps: readonly StepRow[]): ModerationCase['goneBy'] {
  const taken = steps.find(({ action }) => action === 'moderation.takenAway')
  if (taken) return taken.byAccountId === authorAccountId ? 'AUTHOR' : 'SOMEBODY'
  return removedAt ? 'SCHOOL' : 'SOMEBODY'
}

/** As it was reported, and then what came since. */
function presentShown({
  now,
  kept,
  files,
}: {
  now: readonly string[]
  kept: readonly string[]
  files: ReadonlyMap<string, FileCard>
}): ModerationCase['shown'] {
  return [...new Set([...kept, ...now])].flatMap((id) => {
    const file = files.get(id)
    if (!file) return []
    const { url, name, alt, width, height, mimeType } = file
    const type = mimeType.startsWith('video/') ? 'VIDEO' : 'IMAGE'
    return { id, type, url, name, alt, width, height, isGone: !now.includes(id) }
  })
}

function presentDecision({ accountId, actions, suspendedUntil, message, createdAt }: DecisionRow, briefs: Briefs) {
  return {
    by: nameOf(briefs, accountId),
    at: createdAt.toISOString(),
    actions,
    suspendedUntil: suspendedUntil?.toISOString() ?? null,
    message,
  }
}
