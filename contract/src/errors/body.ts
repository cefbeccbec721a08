import { z } from 'zod'

// A pattern, not the list of codes: a client older than the server must still read the answer.
const code = z.string().regex(/^(?:br|nf|rq|ae|ii)_\d{4}$/)

/** The body of every refusal. E1 */
export const errorBody = z.object({
  code,
  message: z.string(),
  field: z.string().nullable(),
  details: z.array(z.object({ code, field: z.string(), message: z.string() })),
  requestId: z.string(),
})

export type ErrorBody = z.infer<typeof errorBody>
