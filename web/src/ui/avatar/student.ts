import type { AvatarSelection } from './avatar.ts'

export interface Student {
  name: string
  /** The school class, "7º ano B". */
  className: string
  school: string
  level: number
  /** "Exploradora" */
  levelTitle: string
  xpIntoLevel: number
  xpPerLevel: number
  /** School year, "2026". */
  year: string | number
  selection: AvatarSelection
  /** Number of the enrolment, on the deep card only. */
  enrolment?: string | undefined
}
