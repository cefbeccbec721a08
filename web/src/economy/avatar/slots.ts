import type { AvatarSlot } from '@trilha/contract/constants/economy'

/** Places of the rail, from the ground to what is worn last; the pose is none of the wire's slots. */
export const studioSlots = [
  'BACKGROUND',
  'FACE',
  'EYES',
  'EYEBROWS',
  'MOUTH',
  'FRONT_HAIR',
  'BACK_HAIR',
  'SHIRT',
  'PANTS',
  'SHOES',
  'ACCESSORIES',
  'POSE',
] as const satisfies readonly (AvatarSlot | 'POSE')[]
export type StudioSlot = (typeof studioSlots)[number]
