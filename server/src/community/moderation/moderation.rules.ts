import {
  APPEAL_DAYS,
  MODERATION_HOURS,
  SERIOUS_REPORT_TYPES,
  SEVERE_REPORT_TYPES,
  type ModerationState,
  type ReportType,
} from '@trilha/contract/constants'

/** What happens to a case, from which states, and where it leads. There is no other way through it. */
export const moves = {
  dismiss: { from: ['OPEN'], to: 'DISMISSED' },
  decide: { from: ['OPEN'], to: 'DECIDED' },
  appeal: { from: ['DECIDED'], to: 'APPEALED' },
  uphold: { from: ['APPEALED'], to: 'UPHELD' },
  reverse: { from: ['APPEALED'], to: 'REVERSED' },
} as const satisfies Record<string, { from: readonly ModerationState[]; to: ModerationState }>
export type Move = keyof typeof moves

/** Undefined where the case is not in a state for it. */
export function stateAfter(state: ModerationState, move: Move): ModerationState | undefined {
  const { from, to } = moves[move]
  return (from as readonly ModerationState[]).includes(state) ? to : undefined
}

export function severityOf(type: ReportType): number {
  if ((SEVERE_REPORT_TYPES as readonly ReportType[]).includes(type)) return 2
  return (SERIOUS_REPORT_TYPES as readonly ReportType[]).includes(type) ? 1 : 0
}

export function hoursFor(severity: number): number {
  return MODERATION_HOURS[severity] ?? MODERATION_HOURS[0]
}

const dayInMilliseconds = 86_400_000

export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * dayInMilliseconds)
}

/** Until when the author may appeal; null where they cannot (any more). */
export function appealableUntil(
  { state, decidedAt }: { state: ModerationState; decidedAt: Date },
  now: Date,
): Date | null {
  const until = daysAfter(decidedAt, APPEAL_DAYS)
  return state === 'DECIDED' && until > now ? until : null
}
