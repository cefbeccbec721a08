import { randomUUID } from 'node:crypto'
import { CHALLENGE_ATTACHMENTS_MAX, type AttachmentStatus } from '@trilha/contract/constants'
import type { Challenge, ChallengeAttachment, DeskAttachment } from '@trilha/contract/learning/challenges'
import { maskForSchool } from '../../community/words/public.ts'
import * as wallets from '../../economy/wallets/public.ts'
import { findBriefs } from '../../identity/accounts/public.ts'
import { attachFile, listFileCards, removeFiles } from '../../media/files/public.ts'
import { audit } from '../../platform/audit.ts'
import { inTransaction, type Db } from '../../platform/db/database.ts'
import type { FileWork, PlatformWork, Work } from '../../platform/http/context.ts'
import { fail } from '../../platform/http/failure.ts'
import { pageOf, readCursor, readMoment, type Page, type PageQuery } from '../../platform/http/page.ts'
import type { Session } from '../../platform/session/session-store.ts'
import { isFinished, meetCondition, picturesOfContent, unmeetCondition, type Learner } from '../courses/public.ts'
import { presentAttachment, presentChallenge, presentOnDesk } from './challenges.present.ts'
import * as repo from './challenges.repo.ts'

export async function listByContent(
  { db, platform }: FileWork,
  accountId: string,
  contentId: string,
): Promise<Challenge[]> {
  const [rows, picturesOf] = await Promise.all([
    repo.listByContent(db, accountId, contentId),
    picturesOfContent({ db, platform }, contentId),
  ])
  return rows.map((row) => presentChallenge(row, picturesOf(row.description)))
}

export async function listMine(
  { db, platform }: PlatformWork,
  accountId: string,
  challengeId: string,
): Promise<ChallengeAttachment[]> {
  const rows = await repo.listOwn(db, accountId, challengeId)
  const files = await cards({ db, platform }, rows)
  return rows.map((row) => presentAttachment(row, files.get(row.file_id)))
}

function cards({ db, platform }: FileWork, rows: readonly repo.AttachmentRow[]) {
  return listFileCards(
    platform,
    db,
    rows.map(({ file_id }) => file_id),
  )
}

async function present(work: FileWork, row: repo.AttachmentRow): Promise<ChallengeAttachment> {
  return presentAttachment(row, (await cards(work, [row])).get(row.file_id))
}

export async function getAttachment(
  work: PlatformWork,
  actor: Session,
  attachmentId: string,
): Promise<ChallengeAttachment> {
  if (!(await isVisibleAttachment(work.db, actor, attachmentId))) throw fail('nf_0022')
  return present(work, (await repo.findAttachment(work.db, attachmentId))!)
}

interface HandIn {
  challengeId: string
  fileId: string
  comment?: string | undefined
}

/** Every file counts for the class at once (decision G34) and pays once per challenge, whoever looks at it later. */
export function handIn(
  { db, emit, platform }: PlatformWork,
  { userId, accountId, schoolId }: Session,
  { challengeId, fileId, comment = '' }: HandIn,
): Promise<ChallengeAttachment> {
  return inTransaction(db, async (tx) => {
    // First, as everything that may pay (ARCHITECTURE.md); it also lines up two that one student sends together.
    await wallets.lockWallet(tx, userId)
    const challenge = await repo.lockChallenge(tx, challengeId)
    if (!challenge) throw fail('nf_0021')
    if (challenge.is_over) throw fail('ii_0078')
    if ((await repo.countOwn(tx, accountId, challengeId)) >= CHALLENGE_ATTACHMENTS_MAX)
      throw fail('ii_0049', { field: 'fileId' })
    await attachFile(tx, { fileId, accountId })
    const row = await repo.insertAttachment(tx, {
      challenge_id: challengeId,
      account_id: accountId,
      file_id: fileId,
      comment: await maskForSchool(tx, schoolId, comment),
    })
    await meetCondition(tx, { accountId, contentId: challenge.content_id, condition: 'CHALLENGE' })
    await emit(tx, 'challenge.handedIn', { actId: randomUUID(), userId, accountId, challengeId, name: challenge.title })
    return present({ db: tx, platform }, row)
  })
}

/**
 * What somebody looked at and answered stays, and so does the last one of a class that was finished with it; the coins
 * stay in any case (decision G19). Before that, the class waits for the challenge again (decision G34).
 */
export function removeAttachment({ db }: Work, { userId, accountId }: Session, attachmentId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    // Nobody finishes the class with what is being taken back.
    await wallets.lockWallet(tx, userId)
    const row = await repo.lockAttachment(tx, attachmentId)
    if (row?.account_id !== accountId) throw fail('nf_0022')
    if (row.checked_at) throw fail('ii_0082')
    await repo.removeAttachment(tx, attachmentId)
    await removeFiles(tx, [row.file_id])
    if ((await repo.countOwn(tx, accountId, row.challenge_id)) > 0) return
    const { content_id: contentId } = (await repo.lockChallenge(tx, row.challenge_id))!
    if (await isFinished(tx, accountId, contentId)) throw fail('ii_0082', { field: 'contentId' })
    await unmeetCondition(tx, { accountId, contentId, condition: 'CHALLENGE' })
  })
}

interface DeskQuery extends PageQuery {
  status: AttachmentStatus
}

export async function listToCheck(
  { db, platform }: PlatformWork,
  professorAccountId: string,
  { pSize, cursor, status }: DeskQuery,
): Promise<Page<DeskAttachment>> {
  const after = readCursor(cursor, readMoment)
  const rows = await repo.listForProfessor(db, { professorAccountId, status, after, limit: pSize + 1 })
  const [files, students] = await Promise.all([
    cards({ db, platform }, rows),
    findBriefs(
      db,
      rows.map(({ account_id }) => account_id),
    ),
  ])
  return pageOf(rows, {
    pSize,
    present: (row) => presentOnDesk(row, files.get(row.file_id), students.get(row.account_id)!),
    position: ({ position, id }) => [position, id],
  })
}

/** Pays the student once per challenge, however many of their files are checked (decision G41). */
export async function check(
  { db, emit, platform }: PlatformWork,
  professor: Session,
  { attachmentId, comment = '' }: { attachmentId: string; comment?: string | undefined },
): Promise<ChallengeAttachment> {
  const owner = await repo.findOwner(db, attachmentId)
  if (!owner) throw fail('nf_0022')
  return inTransaction(db, async (tx) => {
    await wallets.lockWallet(tx, owner.userId)
    const row = await repo.lockAttachment(tx, attachmentId)
    if (!row || !(await repo.isOfPupil(tx, professor.accountId, attachmentId))) throw fail('nf_0022')
    if (row.checked_at) throw fail('ii_0082')
    const checked = await repo.markChecked(tx, attachmentId, await maskForSchool(tx, professor.schoolId, comment))
    await emit(tx, 'challenge.checked', { actId: randomUUID(), ...owner })
    await audit(tx, {
      action: 'challenge.checked',
      actorUserId: professor.userId,
      actorAccountId: professor.accountId,
      schoolId: professor.schoolId,
      subject: { kind: 'challengeAttachment', id: attachmentId },
    })
    return present({ db: tx, platform }, checked)
  })
}

export async function isVisibleChallenge(db: Db, learner: Learner, challengeId: string): Promise<boolean> {
  return (await repo.findVisible(db, learner, challengeId)) !== undefined
}

/** One's own, or of a student whom one teaches. */
export async function isVisibleAttachment(
  db: Db,
  { accountId, role }: Pick<Session, 'accountId' | 'role'>,
  attachmentId: string,
): Promise<boolean> {
  if (role === 'PROFESSOR') return repo.isOfPupil(db, accountId, attachmentId)
  return (await repo.findAttachment(db, attachmentId))?.account_id === accountId
}
