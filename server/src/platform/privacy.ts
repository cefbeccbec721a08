import type { Locale } from '@trilha/contract/constants'
import type { RawBuilder } from 'kysely'
import type { FileKind } from './files/files.ts'
import type { NamedTable } from './personal-data/names.ts'

/**
 * What export and erasure do with a table. Every table has a line (registry: privacy.ts of the server);
 * a test walks the schema and fails on a table without one. Export and erasure read this and nothing else,
 * so what is written here is what happens.
 */
export type PrivacyPlan =
  /** Holds nothing about a person. */
  | { personal: false; why: string }
  | {
      personal: true
      /** A row is the person's when any of these columns names them. */
      person: readonly PersonColumn[]
      /** `yes`: the rows are in the archive, without the hidden columns. */
      export: 'yes' | 'no'
      /** Hashes and other secrets, and texts that hold one: they would only help whoever finds the archive. */
      hide?: readonly string[]
      /**
       * Where given, rows that only mention the person are in their archive too, without these columns: they are about
       * the person, and those columns about whoever wrote them.
       */
      hideFromMentioned?: readonly string[]
      /** Ids that the archive says in words too. Those with a foreign key need no line here. */
      names?: Readonly<Record<string, NamedTable>>
      /** Ids that stand for nothing with a name, or for which another column of the row has it. */
      nameless?: readonly string[]
      /** What a reader of the row `t` wants to know beside its columns. */
      tells?: Readonly<Record<string, RawBuilder<unknown>>>
      /** What the copy that a guardian gets of a child under 16 does with the table (decision E72). */
      guardian: GuardianCopy
      /** Stored files that belong to the rows: they go with them, and into the archive. */
      files?: PlannedFiles
      /** `erase`: rows go. `anonymise`: rows stay with these columns overwritten. `keep`: rows stay, for the reason given. */
      erase: 'erase' | 'keep' | { anonymise: Readonly<Record<string, string | boolean | null>> }
      /** Of rows that stay, beside the columns that name the person: those that hold ids and words of ours, never a person's. */
      stays?: readonly string[]
      why: string
      /**
       * The same for the person themself, in the archive and on the screen; `kept` where rows stay, `guardian` where a
       * guardian's copy has a part of it and must say which.
       */
      words: Readonly<Record<Locale, { title: string; about: string; kept?: string; guardian?: string }>>
    }

/**
 * `whole`: a guardian's copy has what the child's own copy has. `nothing`: the table is the child's own business, or
 * somebody else's. Else a part: only these columns, or only the rows `t` for which the condition holds. A part names
 * what goes in, so that what a table gets later stays out until somebody decides.
 */
export type GuardianCopy = 'whole' | 'nothing' | { columns: readonly string[] } | { rows: RawBuilder<boolean> }

export interface PlannedFiles {
  kind: FileKind
  /** Of one row; null where it has none. */
  nameOf(row: Readonly<Record<string, unknown>>): string | null
  /** What the person calls it; in the archive it is found by this. */
  calledOf?(row: Readonly<Record<string, unknown>>): string
  inArchive: boolean
}

export interface PersonColumn {
  column: string
  /** `signInName`: the name that the person signs in with, where the row is older than the person. */
  holds: 'user' | 'account' | 'signInName'
  /** The id is kept as text, among others that are nobody's. */
  isText?: true
  /** In a row of somebody else: erasure deals with it, but it is this person's to export only where the plan says how. */
  mention?: true
}

export type PrivacyPlans = Record<string, PrivacyPlan>

/** In an overwritten column: a text that is different in every row and says nothing. */
export const uniquePlaceholder = '{unique}'

export const byUser = (column = 'user_id'): PersonColumn => ({ column, holds: 'user' })
export const bySignInName = (column: string): PersonColumn => ({ column, holds: 'signInName' })
export const byAccount = (column = 'account_id'): PersonColumn => ({ column, holds: 'account' })
export const mentionsUser = (column: string): PersonColumn => ({ column, holds: 'user', mention: true })
export const mentionsAccount = (column: string): PersonColumn => ({ column, holds: 'account', mention: true })
