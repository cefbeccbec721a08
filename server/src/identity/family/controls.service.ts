import { PARENTAL_SWITCHES, type ParentalSwitch } from '@trilha/contract/constants'
import { audit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db/database.ts'
import { announcePersonChange } from '../../platform/session/edit-grants.ts'
import { listChoices, makePinOwn, putChoices, type Choice } from './choices.repo.ts'
import { tellFamily } from './family.live.ts'
import * as repo from './family.repo.ts'
import { changedSwitches, type SwitchChanges, type Switches } from './family.rules.ts'
import type { Cause } from './family.work.ts'
import * as links from './links.repo.ts'

interface Change {
  control: repo.ControlRow
  wanted: SwitchChanges
  /** The guardian whose choice this is; null for the school and the student. */
  chosenBy: (isOpen: boolean) => string | null
}

/** Changes the switches of one control, and says of each changed part which guardian chose it. */
export async function changeSwitches(tx: Tx, cause: Cause, { control, wanted, chosenBy }: Change): Promise<void> {
  const { accountId, userId } = control
  const changed = changedSwitches(control, wanted)
  const parts = PARENTAL_SWITCHES.filter((part) => changed[part] !== undefined)
  if (parts.length === 0) return
  await repo.updateSwitches(tx, accountId, changed)
  for (const isOpen of [true, false])
    await putChoices(
      tx,
      accountId,
      parts.filter((part) => changed[part] === isOpen),
      chosenBy(isOpen),
    )
  await writeSwitches(tx, cause, control, changed)
  const event = { studentUserId: userId, studentAccountId: accountId }
  await tellFamily(tx, event)
  if (cause.userId !== null) await cause.emit(tx, 'controls.changed', { ...event, byUserId: cause.userId })
}

/** The line stands in the trail of the school whose account it is, also where a guardian acted in another one. */
async function writeSwitches(
  tx: Tx,
  { line }: Cause,
  { accountId, userId, schoolId }: repo.ControlRow,
  changed: Partial<Switches>,
): Promise<void> {
  const subject = { kind: 'parentalControl', id: accountId }
  await audit(tx, { action: 'controls.changed', ...line, schoolId, subject, details: changed })
  await announcePersonChange(tx, userId)
}

interface Spread {
  guardianUserId: string
  /** Where the guardian chose. */
  accountId: string
  controls: readonly repo.ControlRow[]
  changed: Partial<Switches>
  /** The accounts of the child where the school confirmed this guardian. */
  confirmed: readonly string[]
}

/**
 * A guardian's choice goes to the other accounts of the child: a closing to all of them, an opening only to those whose
 * school confirmed the link too (E66).
 */
export async function spreadChoice(tx: Tx, cause: Cause, spread: Spread): Promise<void> {
  const { guardianUserId, accountId, controls, changed, confirmed } = spread
  for (const control of controls) {
    if (control.accountId === accountId) continue
    const mayOpen = confirmed.includes(control.accountId)
    const wanted = Object.fromEntries(Object.entries(changed).filter(([, isOpen]) => !isOpen || mayOpen))
    await changeSwitches(tx, cause, { control, wanted, chosenBy: () => guardianUserId })
  }
}

/**
 * A link has begun to count: what this guardian chose for the child in other schools holds here from now on (E66). Where
 * two of those differ the closed one counts, and what another guardian closed here stays closed.
 */
export async function applyStanding(tx: Tx, cause: Cause, link: links.LinkRow): Promise<void> {
  const { studentAccountId, childUserId, guardianUserId } = link
  const accountIds = await repo.lockStudentAccounts(tx, childUserId)
  const controls = await repo.lockControls(tx, accountIds)
  const here = controls.find(({ accountId }) => accountId === studentAccountId)
  if (!here) return
  const confirmed = await links.listProvenAccounts(tx, guardianUserId, childUserId)
  const choices = await listChoices(tx, accountIds)
  const wanted: Partial<Switches> = {}
  for (const { account_id, part, guardian_user_id } of choices) {
    const there = controls.find(({ accountId }) => accountId === account_id)
    if (part === 'pin' || guardian_user_id !== guardianUserId || there === undefined || there === here) continue
    if (!confirmed.includes(account_id)) continue
    const isClosedByOther = isChosenByOther(choices, here, part, guardianUserId) && !here[part]
    wanted[part] = (wanted[part] ?? true) && there[part] && !isClosedByOther
  }
  await changeSwitches(tx, cause, { control: here, wanted, chosenBy: () => guardianUserId })
}

function isChosenByOther(
  choices: readonly Choice[],
  { accountId }: repo.ControlRow,
  part: ParentalSwitch,
  guardianUserId: string,
): boolean {
  return choices.some(
    (choice) => choice.account_id === accountId && choice.part === part && choice.guardian_user_id !== guardianUserId,
  )
}

/**
 * The link of a guardian has ended: what this guardian opened on the account closes, what they closed stays closed and
 * is nobody's choice any more, and their PIN opens nothing (E69).
 */
export async function takeBackChoices(
  tx: Tx,
  cause: Cause,
  { studentAccountId, guardianUserId }: Pick<links.LinkRow, 'studentAccountId' | 'guardianUserId'>,
): Promise<void> {
  const control = await repo.lockControl(tx, studentAccountId)
  if (!control) return
  const choices = await listChoices(tx, [studentAccountId])
  const parts = choices.filter(({ guardian_user_id }) => guardian_user_id === guardianUserId).map(({ part }) => part)
  const opened = PARENTAL_SWITCHES.filter((part) => parts.includes(part) && control[part])
  const changed = Object.fromEntries(opened.map((part) => [part, false]))
  await putChoices(tx, studentAccountId, parts, null)
  if (parts.includes('pin')) await makePinOwn(tx, studentAccountId)
  if (opened.length === 0) return
  await repo.updateSwitches(tx, studentAccountId, changed)
  await writeSwitches(tx, cause, control, changed)
}
