import { z } from 'zod'
import { inTransaction } from '../../platform/db/database.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { removeStale } from './admissions.repo.ts'
import { answers, sendAnswer, sendGuardianLetter } from './letters.service.ts'

export const admissionsJobs = {
  'admissions:send-guardian-letter': {
    payload: z.object({ admissionId: z.uuid() }),
    work: (platform, { admissionId }) => sendGuardianLetter(platform, admissionId),
  },
  'admissions:send-answer': {
    payload: z.object({ accountId: z.uuid(), answer: z.enum(answers) }),
    work: sendAnswer,
  },
  /** Data that is no longer needed is not kept. */
  'admissions:remove-stale': {
    payload: z.object({}),
    every: '41 * * * *',
    work: ({ db }) => inTransaction(db, removeStale),
  },
} satisfies Partial<Jobs>
