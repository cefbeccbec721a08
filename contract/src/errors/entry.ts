import type { Locale } from '../constants/languages.ts'

export type { Locale }

export type Sentence = { readonly [L in Locale]: string }

/** One line of the catalogue. */
export type ErrorEntry = Sentence & {
  /** The status the code is answered with unless the thrower names another. */
  readonly status: number
  readonly key: string
  /** The other statuses the code may carry, each with its own sentence: what happened differs there. */
  readonly byStatus?: Readonly<Record<number, Sentence>>
  /** Where the same fault is said otherwise of one field than of another. */
  readonly byField?: Readonly<Record<string, Sentence>>
}
