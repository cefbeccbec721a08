import type { DataRequestStatus, DataRequestType } from '@trilha/contract/constants'

/** The name of an archive in the server's files. */
export function archiveFile(exportId: string): string {
  return `${exportId}.zip`
}

/** Until somebody who used up a day's share can ask again. */
export const secondsOfADay = 86_400

/** Where the school can take a request from each place (decision G49). What is closed stays closed. */
const nextStatuses: Record<DataRequestStatus, readonly DataRequestStatus[]> = {
  OPEN: ['IN_PROGRESS', 'DONE', 'REFUSED'],
  IN_PROGRESS: ['IN_PROGRESS', 'DONE', 'REFUSED'],
  DONE: [],
  REFUSED: [],
}

interface Standing {
  type: DataRequestType
  status: DataRequestStatus
  approved: boolean
}

interface Step {
  status: DataRequestStatus
  approve?: true | undefined
}

export function maySchoolTake({ type, status, approved }: Standing, step: Step): boolean {
  if (!nextStatuses[status].includes(step.status)) return false
  if (step.approve) return step.status === 'IN_PROGRESS' && !approved && isWorkOfOurs(type)
  // Erased is what the erasure says, not what somebody says; what was approved is under way, or called off.
  if (step.status === 'DONE') return type !== 'DELETION' && !approved
  return step.status === 'REFUSED' || status === 'OPEN'
}

/** The two requests that the product itself can carry out. */
function isWorkOfOurs(type: DataRequestType): boolean {
  return type === 'INFORMATION' || type === 'DELETION'
}

/** Closing without a word would leave the person guessing. */
export function needsAnswer(status: DataRequestStatus): boolean {
  return status === 'DONE' || status === 'REFUSED'
}

export function isWaiting(status: DataRequestStatus): boolean {
  return status === 'OPEN' || status === 'IN_PROGRESS'
}

/** `foto.png`, then `foto (2).png`: on some disks two names that differ in capitals are one. */
export function freeName(wanted: string, taken: Set<string>): string {
  const dot = wanted.lastIndexOf('.')
  const [base, extension] = dot < 1 ? [wanted, ''] : [wanted.slice(0, dot), wanted.slice(dot)]
  let name = wanted
  for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${base} (${count})${extension}`
  taken.add(name.toLowerCase())
  return name
}
