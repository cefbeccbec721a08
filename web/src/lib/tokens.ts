import { browserStore, onOtherTab } from './storage.ts'
import { createTokenStore, tokenKeys } from './tokens-core.ts'

/** The page's tokens; a change in another tab is heard here too (decision E5). */
export const tokens = createTokenStore(browserStore())

onOtherTab((key) => {
  if (key === null || key === tokenKeys.access || key === tokenKeys.refresh) tokens.notify()
})
