import type { Reaction } from '@trilha/contract/constants'

export type Days = (days: number) => Date

export interface DemoPost {
  key: string
  by: string
  /** A class by its name, or one of the wider circles. */
  to: string
  days: number
  text: string
  /** Subjects of the school, by key. */
  about?: readonly string[]
  tags?: string[]
  /** As the text names them. */
  mentions?: readonly string[]
  /** A picture of the demo, and what it shows. */
  picture?: string
  alt?: string
  shares?: string
  /** An address of the text whose preview is shown. */
  link?: string
  edited?: true
  reactions?: Partial<Record<Reaction, readonly string[]>>
}

export interface DemoComment {
  key: string
  on: string
  by: string
  days: number
  text: string
  answers?: string
  mentions?: readonly string[]
  reactions?: Partial<Record<Reaction, readonly string[]>>
}
