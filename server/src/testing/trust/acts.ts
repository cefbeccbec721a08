import { PARENTAL_SWITCHES, type ParentalSwitch } from '@trilha/contract/constants'
import { family } from '@trilha/contract/identity/family'
import { invitations } from '@trilha/contract/school/invitations'
import { roster } from '@trilha/contract/school/roster'
import { schools as schoolCalls } from '@trilha/contract/school/schools'
import { sql } from 'kysely'
import type { Random } from '../sight/random.ts'
import * as rules from './model.ts'
import { findChildAccount, guardianAt, inAccount, linkByCode, type World } from './world.ts'

/** What the model says of an act: it goes through, or it is refused and changes nothing. */
export interface Outcome {
  act: string
  expected: boolean
  ok: boolean
}

type Act = (world: World, random: Random) => Promise<Outcome | undefined>

const anySchool = (world: World, random: Random) => random.below(world.schools.length)
const anyChild = (world: World, random: Random) => random.below(world.children.length)
const anyGuardian = (world: World, random: Random) => random.below(world.guardians.length)

const invite: Act = async (world, random) => {
  const { model } = world
  const [school, child] = [anySchool(world, random), anyChild(world, random)]
  const isOpen = model.invitations.some((each) => each.isOpen && each.school === school && each.child === child)
  // Somebody who is here, who was here, or who is invited already is refused, with a code for each.
  const expected = !rules.accountAt(model, child, school) && !isOpen
  const answer = await world.schools[school]!.admin.call(roster, 'add', {
    body: {
      name: 'Nome Digitado',
      username: world.children[child]!.username,
      role: 'STUDENT',
      classIds: [world.schools[school]!.classId],
    },
  })
  if (answer.ok) await noteInvitation(world, child, school)
  return { act: `school ${school} invites child ${child}`, expected, ok: answer.ok }
}

async function noteInvitation(world: World, child: number, school: number): Promise<void> {
  const list = await world.schools[school]!.admin.call(invitations, 'list', {
    query: { state: 'OPEN', username: world.children[child]!.username },
  })
  if (!list.ok) throw new Error(list.code)
  world.model.invitations.push({ id: list.body.content[0]!.id, school, child, isOpen: true })
}

/** Whoever comes: the child, a guardian, an administrator of any school. */
const answer: Act = async (world, random) => {
  const { model } = world
  const open = model.invitations.filter((each) => each.isOpen)
  if (open.length === 0) return undefined
  const invitation = random.one(open)
  const { child, school } = invitation
  const { isOldEnough } = model.children[child]!
  const kind = random.one(['child', 'guardian', 'admin'] as const)
  const isYes = random.chance(0.7)
  let by
  let mayAnswer
  if (kind === 'child') {
    const [account] = rules.activeAccounts(model, child)
    if (!account || account.blocked) return undefined
    by = await inAccount(world, world.children[child]!, account.id)
    // Alone, without a code on paper, a child under 16 only says no.
    mayAnswer = isOldEnough || !isYes
  } else if (kind === 'guardian') {
    const guardian = anyGuardian(world, random)
    // From 16 on the person says yes; a guardian still says no.
    mayAnswer = rules.guardianOf(model, guardian, child) && (!isOldEnough || !isYes)
    const linked = model.links.find(
      (link) => link.guardian === guardian && model.accounts.find(({ id }) => id === link.accountId)?.child === child,
    )
    const at = linked ? model.accounts.find(({ id }) => id === linked.accountId)!.school : anySchool(world, random)
    by = await guardianAt(world, guardian, at)
  } else {
    const at = anySchool(world, random)
    by = world.schools[at]!.admin
    const isPresent = at !== school && (rules.accountAt(model, child, at)?.active ?? false)
    mayAnswer = isPresent && !isOldEnough
  }
  const params = { id: invitation.id }
  const given = isYes
    ? await by.call(invitations, 'accept', { params, body: {} })
    : await by.call(invitations, 'refuse', { params })
  if (given.ok) {
    invitation.isOpen = false
    if (isYes) await noteJoined(world, child, school)
  }
  return {
    act: `${kind} says ${isYes ? 'yes' : 'no'} to school ${school} for child ${child}`,
    expected: mayAnswer,
    ok: given.ok,
  }
}

async function noteJoined(world: World, child: number, school: number): Promise<void> {
  const { model } = world
  const known = rules.accountAt(model, child, school)
  if (known) {
    known.active = true
    return
  }
  const id = await findChildAccount(world, child, school)
  if (!id) throw new Error('accepted, and there is no account')
  rules.join(model, rules.newAccount(id, child, school))
}

const end: Act = async (world, random) => {
  const [school, account] = [anySchool(world, random), random.one(world.model.accounts)]
  const expected = account.school === school
  const given = await world.schools[school]!.admin.call(roster, 'end', { params: { id: account.id } })
  if (given.ok) account.active = false
  return { act: `school ${school} ends account of child ${account.child} at ${account.school}`, expected, ok: given.ok }
}

const reopen: Act = async (world, random) => {
  const { model } = world
  const ended = model.accounts.filter(({ active }) => !active)
  if (ended.length === 0) return undefined
  const [school, account] = [anySchool(world, random), random.one(ended)]
  const { child } = account
  const isElsewhere = rules.activeAccounts(model, child).length > 0
  const isInvited = model.invitations.some((each) => each.isOpen && each.school === school && each.child === child)
  const expected = account.school === school && !(isElsewhere && isInvited)
  const given = await world.schools[school]!.admin.call(roster, 'reopen', { params: { id: account.id }, body: {} })
  if (given.ok && isElsewhere) await noteInvitation(world, child, school)
  if (given.ok && !isElsewhere) account.active = true
  return { act: `school ${school} reopens child ${child} at ${account.school}`, expected, ok: given.ok }
}

const switchBySchool: Act = async (world, random) => {
  const [school, account] = [anySchool(world, random), random.one(world.model.accounts)]
  const [name, value] = anyChange(random)
  const expected = account.school === school && account.active
  const given = await world.schools[school]!.admin.call(family, 'update', {
    params: { id: account.id },
    body: { [name]: value },
  })
  if (given.ok) rules.setBySchool(account, name, value)
  return { act: `school ${school} sets ${name} of child ${account.child} at ${account.school}`, expected, ok: given.ok }
}

function anyChange(random: Random): [ParentalSwitch, boolean] {
  return [random.one(PARENTAL_SWITCHES), random.chance(0.6)]
}

const switchByGuardian: Act = async (world, random) => {
  const { model } = world
  const [guardian, account] = [anyGuardian(world, random), random.one(model.accounts)]
  const [name, value] = anyChange(random)
  const by = await guardianAt(world, guardian, account.school)
  const expected = rules.isProven(model, guardian, account)
  const given = await by.call(family, 'update', { params: { id: account.id }, body: { [name]: value } })
  if (given.ok) rules.setByGuardian(model, guardian, { account, name, value })
  return { act: `guardian ${guardian} sets ${name} to ${value} of child ${account.child}`, expected, ok: given.ok }
}

const pinBySchool: Act = async (world, random) => {
  const [school, account] = [anySchool(world, random), random.one(world.model.accounts)]
  const expected = account.school === school && account.active
  const body = { newPin: '2468', confirmPin: '2468' }
  const given = await world.schools[school]!.admin.call(family, 'update', { params: { id: account.id }, body })
  if (given.ok) account.hasPin = true
  return { act: `school ${school} gives child ${account.child} at ${account.school} a PIN`, expected, ok: given.ok }
}

const block: Act = async (world, random) => {
  const [school, account, isBlock] = [anySchool(world, random), random.one(world.model.accounts), random.chance(0.4)]
  const expected = account.school === school && (account.active || !isBlock)
  const { admin } = world.schools[school]!
  const params = { id: account.id }
  const given = isBlock
    ? await admin.call(schoolCalls, 'block', { params, body: { reason: 'OTHER' } })
    : await admin.call(schoolCalls, 'unblock', { params })
  if (given.ok) account.blocked = isBlock
  return {
    act: `school ${school} blocks (${isBlock}) child ${account.child} at ${account.school}`,
    expected,
    ok: given.ok,
  }
}

const linkGuardian: Act = async (world, random) => {
  const { model } = world
  const [guardian, account] = [anyGuardian(world, random), random.one(model.accounts)]
  const isLinked = model.links.some((link) => link.guardian === guardian && link.accountId === account.id)
  if (!account.active || isLinked || !model.mailboxes[guardian]) return undefined
  await linkByCode(world, guardian, account.school, account.id)
  rules.addLink(model, { guardian, accountId: account.id })
  return {
    act: `guardian ${guardian} is linked to child ${account.child} at ${account.school}`,
    expected: true,
    ok: true,
  }
}

const unlinkGuardian: Act = async (world, random) => {
  const { model } = world
  if (model.links.length === 0) return undefined
  const [school, link] = [anySchool(world, random), random.one(model.links)]
  const account = model.accounts.find(({ id }) => id === link.accountId)!
  const row = await world.test.database.db
    .selectFrom('guardian_links')
    .innerJoin('accounts', 'accounts.id', 'guardian_links.guardian_account_id')
    .select('guardian_links.id')
    .where('student_account_id', '=', link.accountId)
    .where('accounts.user_id', '=', world.guardians[link.guardian]!.userId)
    .executeTakeFirstOrThrow()
  const expected = account.school === school && account.active
  const given = await world.schools[school]!.staff.call(family, 'unlink', { params: { id: row.id } })
  if (given.ok) rules.endLink(model, link)
  return { act: `school ${school} unlinks guardian ${link.guardian}`, expected, ok: given.ok }
}

/** The guardian's mailbox is another one, or is confirmed again. */
const mailbox: Act = async (world, random) => {
  const guardian = anyGuardian(world, random)
  const isConfirmed = !world.model.mailboxes[guardian]!
  await sql`update users set email_verified_at = ${isConfirmed ? new Date() : null}
    where id = ${world.guardians[guardian]!.userId}`.execute(world.test.database.db)
  world.model.mailboxes[guardian] = isConfirmed
  return { act: `mailbox of guardian ${guardian} is ${isConfirmed}`, expected: true, ok: true }
}

/** With their weights. */
export const acts: readonly Act[] = [
  invite,
  invite,
  invite,
  answer,
  answer,
  answer,
  answer,
  end,
  reopen,
  reopen,
  switchBySchool,
  switchBySchool,
  switchByGuardian,
  switchByGuardian,
  switchByGuardian,
  pinBySchool,
  block,
  linkGuardian,
  linkGuardian,
  unlinkGuardian,
  mailbox,
]
