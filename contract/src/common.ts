import { z } from 'zod'
import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from './constants.ts'

export const Id = z.uuid()
export const Timestamp = z.iso.datetime()
/** On the wire always yyyy-mm-dd (decision G5). */
export const DateOnly = z.iso.date().refine((day) => day >= '1900-01-01' && day <= '2099-12-31')

/** Query of a list read by cursor: a size or cursor out of range is an error, not a clamp (decision E10). */
export const pageQuery = {
  pSize: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE_DEFAULT),
  cursor: z.string().min(1).max(200).optional(),
}

export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({
    content: z.array(item),
    pSize: z.number().int(),
    last: z.boolean(),
    /** Opaque; null at the end. */
    next: z.string().nullable(),
  })
}
