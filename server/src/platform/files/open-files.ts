import type { Config } from '../config.ts'
import { openDiskFiles, type Files } from './files.ts'
import { openS3Files } from './s3.ts'
import type { Spool } from './spool.ts'

/** On the disk, unless a store is named. */
export function openFiles({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>, spool: Spool): Files {
  return s3 ? openS3Files(s3, spool) : openDiskFiles(dataDir)
}
