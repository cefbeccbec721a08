import { z } from 'zod'
import { job, type Jobs } from '../../platform/jobs.ts'
import { eraseAgain, eraseAgainJob, eraseDue } from './erasure.service.ts'
import { buildExport, buildExportJob, removeExpired } from './exports.service.ts'

export const privacyJobs: Jobs = {
  [buildExportJob]: job({
    payload: z.object({ exportId: z.uuid() }),
    work: (_db, { exportId }, platform) => buildExport(platform, exportId),
  }),
  'privacy:remove-expired': job({
    payload: z.object({}),
    every: '23 * * * *',
    work: (_db, _payload, platform) => removeExpired(platform),
  }),
  'privacy:erase-due': job({
    payload: z.object({}),
    every: '*/10 * * * *',
    work: (_db, _payload, platform) => eraseDue(platform),
  }),
  [eraseAgainJob]: job({
    payload: z.object({ auditId: z.int() }),
    work: (_db, { auditId }, platform) => eraseAgain(platform, auditId),
  }),
}
