import { timingSafeEqual } from 'node:crypto'
import type { LinkedInvitation, MyInvitation, PaperCode, SchoolInvitation } from '@trilha/contract/school/invitations'
import { confirmMailbox, createPerson, passwordProblems } from '../../identity/accounts/public.ts'
import { provePassword, type AuthWork } from '../../identity/auth/public.ts'
import { actorOf, audit, type Actor } from '../../platform/audit.ts'
import { inTransaction, type Db, type Tx } from '../../platform/db/database.ts'
import type { Emit } from '../../platform/events.ts'
import type { Platform, Work } from '../../platform/http/context.ts'
import { fail, failFields } from '../../platform/http/failure.ts'
import { pageOf, readCursor, readMoment, type Page, type PageQuery } from '../../platform/http/page.ts'
import { enqueue } from '../../platform/jobs.ts'
import { tell } from '../../platform/realtime/tell.ts'
import { sha256 } from '../../platform/session/hash.ts'
import type { Session } from '../../platform/session/session-store.ts'
import { mayAccept, presentForSchool, presentLinked, presentMine } from './invitations.present.ts'
import { listOffice } from '../schools/public.ts'
import * as repo from './invitations.repo.ts'
import { mayManage, newPaperCode, paperCodeHash, stateOf } from './invitations.rules.ts'
import { joinSchool } from './joining.ts'

interface OfficeWork extends Actor, Work {
  platform: Pick<Platform, 'budgets' | 'secrets'>
  session: Pick<Session, 'userId' | 'accountId' | 'schoolId' | 'role'>
}

interface DeciderWork extends Work {
  platform: Pick<Platform, 'budgets' | 'secrets'>
  session: Session
  requestId: string
}

interface LinkWork extends Work, Pick<AuthWork, 'platform'> {
  requestId: string
}

/**
 * The same work for a known and an unknown address: who the person is, is looked up by the job alone, so neither the
 * answer nor its time tells (E65).
 */
export async function invite(tx: Tx, invitation: repo.NewInvitation): Promise<SchoolInvitation> {
  const id = await repo.insertInvitation(tx, invitation)
  if (id === undefined) throw fail('ae_1002', { field: 'username' })
  await enqueue(tx, 'invitations:announce', { invitationId: id })
  await enqueue(tx, 'invitations:send-letter', { invitationId: id })
  return presentForSchool((await repo.findInvitation(tx, id))!)
}

/** Before a letter leaves: a school cannot spray addresses, nor fill one mailbox. */
export async function spendLetter(
  { budgets }: Pick<Platform, 'budgets'>,
  schoolId: string,
  email: string,
): Promise<void> {
  await budgets.mail.spend(`invitation:${schoolId}:${email}`)
  await budgets.invitation.spend(schoolId)
}

type ListQuery = Omit<repo.InvitationFilter, 'before' | 'limit'> & PageQuery

export async function listInvitations(
  db: Db,
  { pSize, cursor, ...filter }: ListQuery,
): Promise<Page<SchoolInvitation>> {
  const before = readCursor(cursor, readMoment)
  const rows = await repo.listOfSchool(db, { ...filter, before, limit: pSize + 1 })
  return pageOf(rows, { pSize, present: presentForSchool, position: ({ position, id }) => [position, id] })
}

/** Whether an invitation is this school's own. */
export async function isOfSchool(db: Db, schoolId: string, id: string): Promise<boolean> {
  return (await repo.findInvitation(db, id))?.schoolId === schoolId
}

export async function isAnswerable(db: Db, session: Session, id: string): Promise<boolean> {
  return (await repo.findAnswerable(db, session, id)) !== undefined
}

export async function resend(work: OfficeWork, id: string): Promise<SchoolInvitation> {
  const { db, platform, session } = work
  const { email } = await getManaged(db, session, id)
  await spendLetter(platform, session.schoolId, email)
  return changeOpen(work, id, 'invitation.sent', (tx) => enqueue(tx, 'invitations:send-letter', { invitationId: id }))
}

export function withdraw(work: OfficeWork, id: string): Promise<SchoolInvitation> {
  return changeOpen(work, id, 'invitation.withdrawn', (tx) =>
    repo.closeInvitation(tx, id, { state: 'WITHDRAWN', byAccountId: work.session.accountId }),
  )
}

export async function makePaperCode(work: OfficeWork, id: string): Promise<PaperCode> {
  const code = newPaperCode()
  const invitation = await changeOpen(work, id, 'invitation.code.created', (tx) =>
    repo.setPaperCode(tx, id, paperCodeHash(work.platform.secrets, id, code)),
  )
  return { code, invitation }
}

/** An act of the inviting office on one of its open invitations. */
function changeOpen(
  work: OfficeWork,
  id: string,
  action: string,
  change: (tx: Tx) => Promise<void>,
): Promise<SchoolInvitation> {
  return inTransaction(work.db, async (tx) => {
    await repo.lockInvitation(tx, id)
    await getManaged(tx, work.session, id)
    await change(tx)
    await audit(tx, { action, ...actorOf(work), subject: { kind: 'invitation', id } })
    await tellOffice(tx, work.session.schoolId)
    return presentForSchool((await repo.findInvitation(tx, id))!)
  })
}

async function getManaged(db: Db, session: OfficeWork['session'], id: string): Promise<repo.InvitationRow> {
  const row = await repo.findInvitation(db, id)
  if (row?.schoolId !== session.schoolId) throw fail('nf_1002')
  if (!mayManage(session.role, row.role)) throw fail('br_0003')
  checkOpen(row)
  return row
}

function checkOpen(row: repo.InvitationRow): void {
  const state = stateOf(row)
  if (state === 'EXPIRED') throw fail('br_0027', { status: 410 })
  if (state !== 'OPEN') throw fail('br_1001')
}

async function tellOffice(tx: Tx, schoolId: string): Promise<void> {
  for (const accountId of await listOffice(tx, schoolId)) await tell(tx, { accountId }, 'invitations.changed', {})
}

export async function listMine(
  { db, session }: Pick<DeciderWork, 'db' | 'session'>,
  { pSize, cursor }: PageQuery,
): Promise<Page<MyInvitation>> {
  const before = readCursor(cursor, readMoment)
  const rows = await repo.listAnswerable(db, session, { before, limit: pSize + 1 })
  return pageOf(rows, { pSize, present: presentMine, position: ({ position, id }) => [position, id] })
}

interface Answer {
  opensAt: string | null
}

export async function accept(work: DeciderWork, id: string, paperCode: string | undefined): Promise<Answer> {
  const { db, session } = work
  // Whoever made the password could answer in the person's name.
  if (session.mustChangePassword) throw fail('br_0038', { field: 'password' })
  const found = await getAnswerable(db, session, id)
  if (found.as !== 'SELF' || !found.isYoung)
    return inTransaction(db, async (tx) => {
      const row = await lockAnswerable(tx, session, id)
      if (!mayAccept(row)) throw fail('br_0003')
      await complete(tx, work, row, { userId: row.personId!, by: session })
      return { opensAt: null }
    })
  return withPaperCode(work, session.userId, paperCode, () =>
    inTransaction(db, async (tx) =>
      acceptAsChild(tx, work, await lockAnswerable(tx, session, id), { paperCode: paperCode!, by: session }),
    ),
  )
}

/** Only wrong codes count against the budget. */
async function withPaperCode<T>(
  { platform }: Pick<DeciderWork, 'platform'>,
  userId: string,
  paperCode: string | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (paperCode === undefined) throw fail('br_1002')
  const key = `invitation:${userId}`
  await platform.budgets.guardianCode.spend(key)
  const answer = await work()
  await platform.budgets.guardianCode.refund(key)
  return answer
}

interface Who {
  userId: string
  accountId: string
}

/** The third way of E65: the clock starts, and the grown-ups around the child are told at once. A second time is the first. */
async function acceptAsChild(
  tx: Tx,
  { emit, platform, requestId }: Pick<DeciderWork, 'emit' | 'platform' | 'requestId'>,
  row: repo.InvitationRow,
  { paperCode, by }: { paperCode: string; by: Who | null },
): Promise<Answer> {
  const { id, paperCodeHash: hash } = row
  if (row.opensAt !== null) return { opensAt: row.opensAt.toISOString() }
  if (hash === null || !timingSafeEqual(hash, paperCodeHash(platform.secrets, id, paperCode)))
    throw fail('ii_1006', { field: 'paperCode' })
  await repo.markChildAccepted(tx, id)
  await record(tx, 'invitation.childAccepted', row, { by, requestId })
  await emit(tx, 'invitation.joining', await audienceOf(tx, row, row.personId))
  await tellOffice(tx, row.schoolId)
  return { opensAt: (await repo.findInvitation(tx, id))!.opensAt!.toISOString() }
}

export async function refuse(work: DeciderWork, id: string): Promise<void> {
  await inTransaction(work.db, async (tx) => {
    const row = await lockAnswerable(tx, work.session, id)
    await close(tx, work, row, { userId: row.personId!, by: work.session })
  })
}

async function getAnswerable(db: Db, session: Session, id: string): Promise<repo.AnswerableRow> {
  const row = await repo.findAnswerable(db, session, id)
  if (!row) throw fail('nf_1002')
  checkOpen(row)
  return row
}

async function lockAnswerable(tx: Tx, session: Session, id: string): Promise<repo.AnswerableRow> {
  await repo.lockInvitation(tx, id)
  return getAnswerable(tx, session, id)
}

interface Settled {
  emit: Emit
  requestId?: string
}

/** Somebody said yes, or nobody objected in time. */
export async function complete(
  tx: Tx,
  { emit, requestId }: Settled,
  row: repo.InvitationRow,
  { userId, by }: { userId: string; by: Who | null },
): Promise<void> {
  // Before the account: the inviting school is a present one afterwards.
  const audience = await audienceOf(tx, row, userId)
  const { schoolId, role, classIds } = row
  const accountId = await joinSchool(tx, { userId, schoolId, role, classIds })
  await repo.closeInvitation(tx, row.id, { state: 'ACCEPTED', byAccountId: by?.accountId ?? accountId, accountId })
  await record(tx, 'invitation.accepted', row, { by, requestId, accountId })
  await emit(tx, 'invitation.decided', { ...audience, isAccepted: true, byUserId: by?.userId ?? null })
  await tellOffice(tx, schoolId)
}

/** Somebody said no. */
export async function close(
  tx: Tx,
  { emit, requestId }: Settled,
  row: repo.InvitationRow,
  { userId, by }: { userId: string | null; by: Who | null },
): Promise<void> {
  await repo.closeInvitation(tx, row.id, { state: 'REFUSED', byAccountId: by?.accountId ?? null })
  await record(tx, 'invitation.refused', row, { by, requestId })
  const audience = await audienceOf(tx, row, userId)
  await emit(tx, 'invitation.decided', { ...audience, isAccepted: false, byUserId: by?.userId ?? null })
  await tellOffice(tx, row.schoolId)
}

/** Whom an invitation concerns: the person, their guardians, and around a child under 16 the present schools. */
export async function audienceOf(tx: Tx, row: repo.InvitationRow, userId: string | null) {
  const isChild = userId !== null && row.isYoung
  return {
    invitationId: row.id,
    schoolName: row.schoolName,
    inviter: row.inviterUserId === null ? null : { userId: row.inviterUserId, accountId: row.inviterAccountId! },
    userId,
    guardians: userId === null ? [] : await repo.listGuardians(tx, userId),
    administrators: isChild ? await repo.listPresentAdministrators(tx, userId, row.schoolId) : [],
  }
}

/** The line is of the inviting school; it names the account only when there is one. */
async function record(
  tx: Tx,
  action: string,
  { id, schoolId, role }: repo.InvitationRow,
  { by, requestId, accountId }: { by: Who | null; requestId?: string | undefined; accountId?: string },
): Promise<void> {
  await audit(tx, {
    action,
    actorUserId: by?.userId,
    actorAccountId: by?.accountId,
    schoolId,
    requestId,
    subject: { kind: 'invitation', id },
    details: accountId === undefined ? { role } : { role, accountId },
  })
}

async function getLinked(db: Db, token: string): Promise<repo.InvitationRow> {
  const row = await repo.findByToken(db, sha256(token))
  if (!row) throw fail('nf_1002')
  return row
}

async function lockLinked(tx: Tx, token: string): Promise<repo.InvitationRow> {
  await repo.lockInvitation(tx, (await getLinked(tx, token)).id)
  const row = await getLinked(tx, token)
  checkOpen(row)
  return row
}

export async function getByLink(db: Db, token: string): Promise<LinkedInvitation> {
  return presentLinked(await getLinked(db, token))
}

interface Joined extends Answer {
  username: string
}

/**
 * Whoever reads the mailbox and has no account to sign in to: a new person chooses a password and is made now, one who
 * signed up without a school gives the password they have. Everybody else signs in.
 */
export async function joinByLink(
  work: LinkWork,
  token: string,
  { password, paperCode }: { password: string; paperCode?: string | undefined },
): Promise<Joined> {
  const found = await getLinked(work.db, token)
  checkOpen(found)
  if (found.hasAccount) throw fail('ae_0003')
  return found.personId === null
    ? joinAsNew(work, token, password)
    : joinWithPassword(work, token, { found, password, paperCode })
}

async function joinAsNew(work: LinkWork, token: string, password: string): Promise<Joined> {
  const { email, name: typed, schoolName } = await getLinked(work.db, token)
  const problems = passwordProblems(password, { username: email, names: [typed], schoolNames: [schoolName] })
  if (problems.length > 0) throw failFields(problems)
  const passwordHash = await work.platform.passwords.hash(password)
  return inTransaction(work.db, async (tx) => {
    const row = await lockLinked(tx, token)
    const { email: username, name, language } = row
    const userId = await createPerson(tx, { username, name, language, passwordHash, mustChangePassword: false })
    if (userId === undefined) throw fail('ae_0003')
    await confirmMailbox(tx, work.emit, userId)
    await complete(tx, work, row, { userId, by: null })
    await enqueue(tx, 'accounts:send-notice', { userId, notice: 'passwordChosen' })
    return { username, opensAt: null }
  })
}

async function joinWithPassword(
  work: LinkWork,
  token: string,
  { found, password, paperCode }: { found: repo.InvitationRow; password: string; paperCode: string | undefined },
): Promise<Joined> {
  const { email: username, isYoung } = found
  const { id: userId } = await provePassword(work, { username, password })
  if (!isYoung)
    return inTransaction(work.db, async (tx) => {
      const row = await lockLinked(tx, token)
      await confirmMailbox(tx, work.emit, userId)
      await complete(tx, work, row, { userId, by: null })
      return { username, opensAt: null }
    })
  return withPaperCode(work, userId, paperCode, () =>
    inTransaction(work.db, async (tx) => {
      const row = await lockLinked(tx, token)
      await confirmMailbox(tx, work.emit, userId)
      return { username, ...(await acceptAsChild(tx, work, row, { paperCode: paperCode!, by: null })) }
    }),
  )
}

export async function refuseByLink(work: LinkWork, token: string): Promise<void> {
  await inTransaction(work.db, async (tx) => {
    const row = await lockLinked(tx, token)
    if (row.hasAccount) throw fail('ae_0003')
    await close(tx, work, row, { userId: row.personId, by: null })
  })
}

/** The letter came to the mailbox and its reader is signed in with it: the mailbox is theirs. */
export function confirmByLink(
  { db, emit, session }: Pick<DeciderWork, 'db' | 'emit' | 'session'>,
  token: string,
): Promise<MyInvitation> {
  return inTransaction(db, async (tx) => {
    const row = await lockLinked(tx, token)
    if (row.personId !== session.userId) throw fail('nf_1002')
    if (!row.isConfirmed) {
      await confirmMailbox(tx, emit, session.userId)
      await enqueue(tx, 'invitations:announce', { invitationId: row.id })
    }
    return presentMine(await getAnswerable(tx, session, row.id))
  })
}
