import type { Db } from '../../platform/db/database.ts'
import { findDownload } from './exports.repo.ts'

export { isVisible as isVisibleDataRequest } from './privacy.service.ts'

export async function isOwnArchive(db: Db, userId: string, exportId: string): Promise<boolean> {
  return (await findDownload(db, userId, exportId)) !== undefined
}
