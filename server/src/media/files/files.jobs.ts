import { z } from 'zod'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/http/context.ts'
import { isId } from '../../platform/http/page.ts'
import type { Jobs } from '../../platform/jobs.ts'
import * as repo from './files.repo.ts'
import { storedName } from './files.rules.ts'

/** Time enough to write the comment that goes with a photo, and to come back to it. */
const hoursUnused = 24
const batch = 500

export const filesJobs = {
  /** Their rows are gone; where this fails for good, they are strays. */
  'files:remove': {
    payload: z.object({ names: z.array(z.string()) }),
    work: async ({ files }, { names }) => {
      for (const name of names) await files.remove('uploads', name)
    },
  },
  'files:sweep-unused': {
    every: '20 * * * *',
    payload: z.object({}),
    work: sweepUnused,
  },
  'files:sweep-strays': {
    every: '50 4 * * *',
    payload: z.object({}),
    work: async (platform) => {
      await removeBatches(platform, (tx) => repo.removeOrphans(tx, { hours: hoursUnused, limit: batch }))
      await sweepStrays(platform)
    },
  },
} satisfies Partial<Jobs>

/** Sent and then used for nothing; or withdrawn, and no longer kept. */
async function sweepUnused(platform: Platform): Promise<void> {
  await removeBatches(platform, (tx) => repo.removeUnused(tx, { hours: hoursUnused, limit: batch }))
  await removeBatches(platform, (tx) => repo.removeUnkept(tx, batch))
}

async function removeBatches(
  { db, files }: Platform,
  removeBatch: (tx: Tx) => Promise<readonly repo.FileRow[]>,
): Promise<void> {
  for (;;) {
    const removed = await inTransaction(db, removeBatch)
    for (const row of removed) await files.remove('uploads', storedName(row))
    if (removed.length < batch) return
  }
}

/** What a killed process left: half of an upload, or a file that it could not write down any more. */
async function sweepStrays({ db, files, spool, now }: Platform): Promise<void> {
  const old = new Date(now().getTime() - hoursUnused * 3_600_000)
  await spool.sweep(old)
  const found = (await files.list('uploads')).filter(({ changedAt }) => changedAt < old)
  for (let at = 0; at < found.length; at += batch) {
    const names = found.slice(at, at + batch).map(({ name }) => name)
    const known = await repo.listKnownIds(db, names.map(idOf).filter(isId))
    for (const name of names) if (!known.has(idOf(name))) await files.remove('uploads', name)
  }
}

function idOf(name: string): string {
  return name.split('.', 1)[0]!
}
