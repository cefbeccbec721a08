import { z } from 'zod'
import type { Jobs } from '../../platform/jobs.ts'
import { eraseAgain, eraseDue } from './erasure.service.ts'
import { buildExport, removeExpired } from './exports.service.ts'

export const privacyJobs = {
  'privacy:build-export': {
    payload: z.object({ exportId: z.uuid() }),
    work: (platform, { exportId }) => buildExport(platform, exportId),
  },
  'privacy:remove-expired': {
    payload: z.object({}),
    every: '23 * * * *',
    work: removeExpired,
  },
  'privacy:erase-due': {
    payload: z.object({}),
    every: '*/10 * * * *',
    work: eraseDue,
  },
  'privacy:erase-again': {
    payload: z.object({ auditId: z.int() }),
    work: (platform, { auditId }) => eraseAgain(platform, auditId),
  },
} satisfies Partial<Jobs>
