import { createReadStream } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { IncomingFile, ReceivedFile } from '@trilha/contract/call'
import {
  FILE_BYTES_MAX,
  IMAGE_BYTES_MAX,
  UPLOAD_QUOTA_BYTES,
  UPLOAD_TYPES,
  type UploadExtension,
} from '@trilha/contract/constants'
import type { Picture, UploadedFile } from '@trilha/contract/media/files'
import { fileTypeFromBuffer } from 'file-type'
import { maskForSchool } from '../../community/words/public.ts'
import { inTransaction, type Db, type Tx } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/http/context.ts'
import { fail } from '../../platform/http/failure.ts'
import { enqueue } from '../../platform/jobs.ts'
import type { Session } from '../../platform/session/session-store.ts'
import { checkContent } from './contents.ts'
import { fileAddress, type AddressedFile, type FilePlace } from './files.address.ts'
import * as repo from './files.repo.ts'
import { cleanName, isAccepted, isPicture, nameOf, storedName } from './files.rules.ts'
import { rewritePicture, type Rewritten } from './pictures.ts'
import { removePlaces } from './video-location.ts'

/** Who sends too much is turned away before a byte of it is read. */
export async function uploadFile(platform: Platform, sender: Session, upload: IncomingFile): Promise<UploadedFile> {
  await platform.budgets.upload.spend(sender.accountId)
  await inTransaction(platform.db, (tx) => checkQuota(tx, sender, 0))
  const received = await upload.receive()
  const { base, extension } = checkReceived(received)
  const name = nameOf(await nameForSchool(platform.db, sender.schoolId, base), extension)
  const row = isPicture(extension)
    ? await platform.spool.with(async (path) => {
        const sides = await rewritePicture(received.path, path, extension)
        return keep(platform, sender, { path, name, extension, sides })
      })
    : await keepDocument(platform, sender, { path: received.path, name, extension })
  return presentFile(platform, row)
}

/** Others read it too (E14). An asterisk is no letter of a file's name. */
async function nameForSchool(db: Db, schoolId: string, base: string): Promise<string> {
  return (await maskForSchool(db, schoolId, base)).replaceAll('*', '-')
}

function checkReceived({ name: sent, size }: ReceivedFile): { base: string; extension: UploadExtension } {
  const { base, extension } = cleanName(sent)
  if (!isAccepted(extension)) throw fail('ii_0017', { field: 'file' })
  if (size === 0) throw fail('ii_0062', { field: 'file' })
  if (size > (isPicture(extension) ? IMAGE_BYTES_MAX : FILE_BYTES_MAX)) throw fail('ii_0019', { field: 'file' })
  return { base, extension }
}

async function keepDocument(platform: Platform, sender: Session, file: Omit<Kept, 'sides'>): Promise<repo.FileRow> {
  await checkContent(file.path, file.extension)
  if (file.extension === 'mp4') await removePlaces(file.path)
  return keep(platform, sender, file)
}

interface Kept {
  path: string
  name: string
  extension: UploadExtension
  sides?: Rewritten
}

/** Stored first and written down then: a row without its file would be a broken picture, the other way round is swept. */
async function keep(platform: Platform, sender: Session, { path, sides, ...file }: Kept): Promise<repo.FileRow> {
  const id = randomUUID()
  const stored = storedName({ id, ...file })
  const { size } = await stat(path)
  await platform.files.write('uploads', stored, createReadStream(path))
  try {
    return await inTransaction(platform.db, async (tx) => {
      await checkQuota(tx, sender, size)
      return repo.insertFile(tx, {
        id,
        account_id: sender.accountId,
        school_id: sender.schoolId,
        ...file,
        size,
        width: sides?.width ?? null,
        height: sides?.height ?? null,
      })
    })
  } catch (error) {
    await platform.files.remove('uploads', stored)
    throw error
  }
}

async function checkQuota(tx: Tx, { accountId, role }: Session, more: number): Promise<void> {
  const most = role === 'STUDENT' ? UPLOAD_QUOTA_BYTES.student : UPLOAD_QUOTA_BYTES.other
  if ((await repo.sumOfSizes(tx, accountId)) + more >= most) throw fail('ii_0049', { field: 'file' })
}

function presentFile(platform: Platform, row: repo.FileRow, place?: FilePlace): UploadedFile {
  return {
    id: row.id,
    url: fileAddress(platform, { fileId: row.id, name: row.name }, place),
    name: row.name,
    size: row.size,
    mimeType: UPLOAD_TYPES[row.extension],
    width: row.width,
    height: row.height,
  }
}

/** What a list shows of a file, with an address for whoever the list is for. */
export type FileCard = UploadedFile & { alt: string }

/** Of a file that is there to look at; null where it is gone. */
export function pictureOf(file: FileCard | undefined): Picture | null {
  return file ? { url: file.url, width: file.width, height: file.height } : null
}

/**
 * By their ids; one that is gone is left out. For the desk, or for a reader, to whom what moderation took off may be
 * left because they put it there. One query, however many.
 */
export async function listFileCards(
  platform: Platform,
  db: Db,
  fileIds: readonly string[],
  { place, reader }: { place?: FilePlace; reader?: Pick<Session, 'accountId'> } = {},
): Promise<ReadonlyMap<string, FileCard>> {
  if (fileIds.length === 0) return new Map()
  const rows = await repo.listFiles(db, fileIds, reader?.accountId)
  return new Map(
    rows.map(({ isLeft, ...row }) => [row.id, { ...presentFile(platform, row, isLeft ? 'own' : place), alt: row.alt }]),
  )
}

/**
 * Says that something refers to a file of this person's, so that it is not swept; `forSchool`: it becomes part of
 * what the school keeps when the person goes, a course's video for one. Refuses what is not theirs.
 */
export async function attachFile(
  tx: Tx,
  {
    fileId,
    accountId,
    forSchool = false,
    field = 'fileId',
  }: { fileId: string; accountId: string; forSchool?: boolean; field?: string },
): Promise<repo.FileRow> {
  const row = await repo.attach(tx, { fileId, accountId, forSchool })
  if (!row) throw fail('nf_0058', { field })
  return row
}

/**
 * What showed them is gone: with it their addresses, at the moment of its commit, and then at once what the store holds.
 * A file that something else shows too stays; one that a case keeps stays for the desk alone.
 */
export async function removeFiles(tx: Tx, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return
  const removed = await repo.removeUnreferred(tx, fileIds)
  if (removed.length > 0) await enqueue(tx, 'files:remove', { names: removed.map(storedName) })
}

/** What files show, in words that others may read. */
export function describeFiles(tx: Tx, alts: readonly { id: string; alt: string }[]): Promise<void> {
  return repo.setAlts(tx, alts)
}

/** Nothing refers to it any more, and who has the page open may still look at it: it goes within a day. */
export function releaseFile(tx: Tx, fileId: string): Promise<void> {
  return repo.release(tx, fileId)
}

/**
 * A file of the school's own, brought over for it: ours, so its content is taken as it is. Under an id that may be given,
 * so that doing it again changes nothing.
 */
export async function storeForSchool(
  { db, files }: Pick<Platform, 'db' | 'files'>,
  { id = randomUUID(), schoolId, name, content }: { id?: string; schoolId: string; name: string; content: Uint8Array },
): Promise<string> {
  const { base, extension } = cleanName(name)
  if (!isAccepted(extension)) throw fail('ii_0017', { field: 'file' })
  if (await repo.findFile(db, id)) return id
  const size = await files.write('uploads', storedName({ id, extension }), Readable.from([content]))
  const file = { id, account_id: null, school_id: schoolId, name: nameOf(base, extension), extension, size }
  await inTransaction(db, (tx) => repo.insertFile(tx, { ...file, width: null, height: null }, { isUsed: true }))
  return id
}

/** Which of the pictures that are read it is, whatever its sender calls it. */
const pictureTypes: Readonly<Record<string, UploadExtension>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}

/** A picture of somebody else's, written anew before it is kept as the school's. Undefined where it is none. */
export async function storeForeignPicture(
  platform: Pick<Platform, 'db' | 'files' | 'spool'>,
  { schoolId, name, content }: { schoolId: string; name: string; content: Uint8Array },
): Promise<AddressedFile | undefined> {
  const type = await fileTypeFromBuffer(content).catch(() => undefined)
  const extension = type && pictureTypes[type.mime]
  if (!extension) return undefined
  return platform.spool.with((from) =>
    platform.spool.with(async (to) => {
      await writeFile(from, content)
      const rewritten = await rewritePicture(from, to, extension).catch(() => undefined)
      if (!rewritten) return undefined
      const called = `${name}.${extension}`
      const fileId = await storeForSchool(platform, { schoolId, name: called, content: await readFile(to) })
      return { fileId, name: called }
    }),
  )
}
