import { z } from 'zod'

// A pattern, not the list of codes: a client older than the server must still read the answer.
const code = z.string().regex(/^(?:br|nf|rq|ae|ii)_\d{4}$/)

/** The body of every refusal. E1 */
export const errorBody = z.object({
  code,
  message: z.string(),
  field: z.string().nullable(),
  /** Values that would be taken instead, where the server knows some. E67 */
  proposals: z.array(z.string()).optional(),
  details: z.array(z.object({ code, field: z.string(), message: z.string() })),
  requestId: z.string(),
})

export type ErrorBody = z.infer<typeof errorBody>
