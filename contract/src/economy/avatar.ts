import { z } from 'zod'
import { AVATAR_SLOTS } from '../constants.ts'

const Name = z.string().min(1).max(40)
const Colour = z.string().regex(/^#[0-9a-fA-F]{6}$/)

/** How a person looks: items with named colours, a pose and several accessories (decision E13). */
export const AvatarSelection = z.object({
  /** 1 (lightest) to 10 (darkest). */
  skin: z.number().int().min(1).max(10),
  hair: Name,
  pose: Name,
  /** Behind the round picture. */
  disc: Colour,
  items: z
    .array(z.object({ slot: z.enum(AVATAR_SLOTS), itemId: Name, colours: z.record(Name, Colour).optional() }))
    .max(30),
})
export type AvatarSelection = z.infer<typeof AvatarSelection>
