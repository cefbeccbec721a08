import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FileAnswer } from '@trilha/contract/call'
import type { Locale } from '@trilha/contract/constants'
import type { PasswordProof } from '@trilha/contract/identity/auth'
import type { Db } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/http/context.ts'
import { fail } from '../../platform/http/failure.ts'
import { provePassword } from '../auth/public.ts'
import { eraseUnlinked } from './erasure.service.ts'
import { archiveAbout, archiveName } from './exports.service.ts'
import { listAccounts } from './privacy.repo.ts'

/** No school has linked the person: there is no session for them, and no administrator who could answer (decision D12). */
interface UnlinkedWork {
  db: Db
  platform: Platform
  locale: Locale
}

/** Small, because nothing happens without an account: it is sent at once and kept nowhere. */
export async function takeOut({ db, platform, locale }: UnlinkedWork, proof: PasswordProof): Promise<FileAnswer> {
  const { id } = await provePassword({ db, platform }, proof)
  if ((await listAccounts(db, id)).length > 0) throw fail('br_0003', { field: 'role' })
  const content = await buffer(await archiveAbout(platform, { userId: id, locale }))
  return { name: archiveName(locale, 'person'), size: content.length, content: Readable.from([content]) }
}

export async function eraseAtOnce({ db, platform }: UnlinkedWork, proof: PasswordProof): Promise<void> {
  const { id } = await provePassword({ db, platform }, proof)
  await eraseUnlinked(platform, id)
}
