import type { ErrorEntry } from './entry.ts'

/** Already exists, 409. No call built so far can meet one; each enters with its call. */
export const ae = {} as const satisfies Record<`ae_${string}`, ErrorEntry>
