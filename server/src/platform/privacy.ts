/**
 * What export and erasure do with a table. Every table has a line (registry: privacy.ts of the server);
 * a test walks the schema and fails on a table without one.
 */
export type PrivacyPlan =
  /** Holds nothing about a person. */
  | { personal: false; why: string }
  | {
      personal: true
      /** The column, or the join, that leads to the person. */
      person: string
      export: 'yes' | 'no'
      /** `erase`: rows go. `anonymise`: rows stay without the person. `keep`: rows stay, for the reason given. */
      erase: 'erase' | 'anonymise' | 'keep'
      why: string
    }

export type PrivacyPlans = Record<string, PrivacyPlan>
