import { z } from 'zod'
import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from './constants.ts'
import { isDay, normalizeDay } from './rules.ts'
import { trimText } from './trim.ts'

export const Id = z.uuid()
export const Timestamp = z.iso.datetime()
/**
 * Which version of a thing was in front of the person who changes it; 0: none yet. Where another is there by now, the
 * change is refused instead of undoing what came later from elsewhere (decision 17). Left out, whatever is there is meant.
 */
export const SeenVersion = z.number().int().min(0).max(2_147_483_647)
/** Longer than anything valid, so that no check runs over a hostile text. */
export const longestText = 400

/** What somebody writes, as every call takes it. */
export const TypedText = z.string().overwrite(trimText)

/** A day that somebody hands over: yyyy-mm-dd or dd/mm/yyyy, read as the former (decision G5). */
export const DateOnly = z.string().max(longestText).overwrite(normalizeDay).refine(isDay)

/** Query of a list read by cursor: a size or cursor out of range is an error, not a clamp (decision E10). */
export const pageQuery = {
  pSize: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE_DEFAULT),
  cursor: z.string().min(1).max(200).optional(),
  /** A list that grows at its top has no pages by number: the first is its beginning, the others come by cursor (E10). */
  page: z.coerce.number().int().min(0).max(0).optional(),
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
