import type { PlaceSection } from '../my-account/sections.ts'

/** What people of the school work on, in the order of the list; each role sees its own. */
export const deskSections: readonly PlaceSection[] = []
