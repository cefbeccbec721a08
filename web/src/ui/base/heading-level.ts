import { createContext, use } from 'react'

export type HeadingLevel = 1 | 2 | 3 | 4

/** Under which heading a piece stands: under the page's own, unless a titled card or a dialog says otherwise. */
const HeadingContext = createContext<HeadingLevel>(2)

export const HeadingProvider = HeadingContext.Provider

/** The level of a panel's title where it stands, so that none is skipped. */
export function useHeadingLevel(): HeadingLevel {
  return use(HeadingContext)
}
