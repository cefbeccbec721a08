import { REPORT_DEFAULTS, REPORT_DESCRIPTION_MAX } from '@trilha/contract/constants'
import type { EntityReport, ReportType } from '@trilha/contract/constants'

export type ReportPhase = 'closed' | 'open' | 'sending' | 'sent' | 'failed'
export type DescriptionProblem = 'required' | 'tooLong'

export interface ReportState {
  phase: ReportPhase
  type: ReportType | null
  description: string
  problem: DescriptionProblem | null
}

export type ReportEvent =
  | { name: 'opened' }
  | { name: 'typeChosen'; type: ReportType }
  | { name: 'described'; text: string }
  | { name: 'submitted' }
  | { name: 'succeeded' }
  | { name: 'failed' }
  | { name: 'dismissed' }

export interface Report {
  contentId: string
  description: string
  isChecked: typeof REPORT_DEFAULTS.isChecked
  type: ReportType
  userProfile: typeof REPORT_DEFAULTS.userProfile
  entityReport: EntityReport
}

export const closedReport: ReportState = { phase: 'closed', type: null, description: '', problem: null }

/**
 * Open, choose a type, submit, ongoing, success or failure, then reset and close.
 * A failure keeps what was written until the person leaves, so that it can be sent again (D11).
 */
export function reportReducer(state: ReportState, event: ReportEvent): ReportState {
  switch (event.name) {
    case 'opened':
      return state.phase === 'closed' ? { ...closedReport, phase: 'open' } : state
    case 'typeChosen':
      return isEditable(state) ? { ...state, phase: 'open', type: event.type } : state
    case 'described':
      return isEditable(state)
        ? { ...state, phase: 'open', description: event.text, problem: problemWhileWriting(event.text) }
        : state
    case 'submitted':
      return submitted(state)
    case 'succeeded':
      return state.phase === 'sending' ? { ...state, phase: 'sent' } : state
    case 'failed':
      return state.phase === 'sending' ? { ...state, phase: 'failed' } : state
    case 'dismissed':
      return state.phase === 'sending' ? state : closedReport
  }
}

function isEditable({ phase }: ReportState): boolean {
  return phase === 'open' || phase === 'failed'
}

/** The button waits for a type only; what the description lacks is said after the attempt. */
export function canSubmit(state: ReportState): boolean {
  return isEditable(state) && state.type !== null
}

function descriptionProblem(text: string): DescriptionProblem | null {
  return text.trim() === '' ? 'required' : problemWhileWriting(text)
}

export function toReport(
  state: ReportState,
  target: { contentId: string; entityReport?: EntityReport },
): Report | undefined {
  if (state.type === null || descriptionProblem(state.description)) return undefined
  return {
    ...REPORT_DEFAULTS,
    ...target,
    description: state.description.trim(),
    type: state.type,
  }
}

function submitted(state: ReportState): ReportState {
  if (!canSubmit(state)) return state
  const problem = descriptionProblem(state.description)
  return problem ? { ...state, phase: 'open', problem } : { ...state, phase: 'sending', problem: null }
}

/** An empty field is no mistake while somebody is still about to write. */
function problemWhileWriting(text: string): DescriptionProblem | null {
  return text.length > REPORT_DESCRIPTION_MAX ? 'tooLong' : null
}
