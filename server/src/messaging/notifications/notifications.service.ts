import type { Notification } from '@trilha/contract/messaging/notifications'
import { shownNameOf } from '@trilha/contract/rules'
import { inTransaction, type Db, type Tx } from '../../platform/db/database.ts'
import type { Work } from '../../platform/http/context.ts'
import { pageOf, readCursor, readMoment, type Page, type PageQuery } from '../../platform/http/page.ts'
import { tell } from '../../platform/realtime/tell.ts'
import * as repo from './notifications.repo.ts'

type Reader = repo.Reader

export async function listMine(db: Db, { pSize, cursor, ...reader }: Reader & PageQuery): Promise<Page<Notification>> {
  const before = readCursor(cursor, readMoment)
  const rows = await repo.listNotifications(db, { reader, before, limit: pSize + 1 })
  return pageOf(rows, { pSize, present, position: ({ position, id }) => [position, id] })
}

function present(row: repo.NotificationRow): Notification {
  return {
    id: row.id,
    kind: row.kind,
    createdAt: row.created_at.toISOString(),
    readAt: row.read_at?.toISOString() ?? null,
    about: presentAbout(row),
    by: presentBy(row),
    objectId: row.object_id,
    status: row.data.status ?? null,
    device: row.data.device ?? null,
    schoolName: row.data.schoolName ?? null,
    educoins: row.data.educoins ?? null,
    achievement: row.data.achievement ?? null,
  }
}

function presentAbout(row: repo.NotificationRow): Notification['about'] {
  const { about_user_id: id, aboutName: name, aboutNickname: nickname, aboutSurname: surname, aboutRole: role } = row
  if (!id || !name) return null
  // Whoever the school did not link learns no more of the child than before (decision D4).
  const shown = row.kind === 'GUARDIAN_REFUSED' ? name.split(' ', 1)[0]! : shownNameOf({ name, nickname, surname })
  return { id, name: shown, role }
}

function presentBy(row: repo.NotificationRow): Notification['by'] {
  const { by_user_id: id, byName: name, byNickname: nickname, bySurname: surname, byRole: role } = row
  return id && name ? { id, name: shownNameOf({ name, nickname, surname }), role } : null
}

export async function countUnread(db: Db, reader: Reader): Promise<{ count: number }> {
  return { count: await repo.countUnread(db, reader) }
}

export async function markRead({ db }: Work, reader: Reader, id?: string): Promise<void> {
  await inTransaction(db, (tx) => repo.markRead(tx, reader, id))
}

/** Written in the transaction of what happened; open tabs hear of it when that commits. */
export async function notify(tx: Tx, rows: readonly repo.NewNotification[]): Promise<void> {
  if (rows.length === 0) return
  for (const { id, user_id, account_id } of await repo.insertNotifications(tx, rows)) {
    const to = account_id === null ? { userId: user_id } : { accountId: account_id }
    await tell(tx, to, 'notification.created', { id, accountId: account_id })
  }
}

export async function isOwnNotification(db: Db, { userId, accountId }: repo.Reader, id: string): Promise<boolean> {
  return (await repo.findOwn(db, { userId, accountId }, id)) !== undefined
}
