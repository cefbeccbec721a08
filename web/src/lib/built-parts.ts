import type { Gate } from '@trilha/contract/call'
import type { ParentalSwitch, SchoolFlag } from '@trilha/contract/constants/people'

/**
 * The parts that a person can use. A part joins this list with the change that builds it, and every switch that opens
 * or closes it appears: no screen offers what is not there yet.
 */
export const builtParts: readonly Gate[] = ['classMenu', 'community', 'profileEditing', 'purchases']

/** Null: it opens no part that could be missing. */
const partOf: Record<ParentalSwitch | SchoolFlag, Gate | null> = {
  chatEnabled: 'chat',
  communityEnabled: 'community',
  isBlockedAccount: null,
  isGradeControl: null,
  isPermitAccessChat: 'chat',
  isPermitAccessClassMenu: 'classMenu',
  isPermitCreateCourse: 'courseCreation',
  purchasesEnabled: 'purchases',
}

/** Whether there is something behind a switch of a school or of a guardian. */
export function isPartBuilt(name: ParentalSwitch | SchoolFlag): boolean {
  const part = partOf[name]
  return part === null || builtParts.includes(part)
}
