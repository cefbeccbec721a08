import { clock } from '../clock.ts'
import { currentLanguage } from '../i18n.ts'
import { languageTag } from '../language.ts'
import { browserLock } from '../lock.ts'
import { tellAnswered } from '../network-back.ts'
import { randomId } from '../random.ts'
import { tokens } from '../tokens.ts'
import { createClient } from './client-core.ts'

/** The one client of the page. */
export const { call, callByName, callLeaving, freshToken, standing } = createClient({
  // Called as a bare function, fetch keeps its window.
  fetch: (input, init) => fetch(input, init),
  tokens,
  clock,
  lock: browserLock,
  language: () => languageTag(currentLanguage()),
  randomId,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  answered: tellAnswered,
})
