import { z } from 'zod'
import { Id } from './common.ts'
import { ROLES } from './constants.ts'
import { AvatarSelection } from './economy/avatar.ts'

/** A person as others of the same school see them: never an email, a phone or a date of birth (decision G64). */
export const UserBrief = z.object({
  id: Id,
  /** What opens the profile page; the person's own id where no profile was written yet (decision G24). */
  profileId: Id,
  name: z.string(),
  nickname: z.string().nullable(),
  surname: z.string().nullable(),
  avatar: AvatarSelection.nullable(),
  role: z.enum(ROLES),
  schoolName: z.string(),
  /** Of a student alone. */
  gradeName: z.string().nullable(),
})
export type UserBrief = z.infer<typeof UserBrief>
