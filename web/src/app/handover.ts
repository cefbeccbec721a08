import { handedOver } from './handover-address.ts'

/**
 * Codes and tokens that an address brought along. Read once, when the page's code starts, and taken out of the
 * address bar in the same moment: nobody reads them over a shoulder, in the history, or from a shared link.
 */
export const handover = handedOver(window.location)

if (handover.size > 0) window.history.replaceState(window.history.state, '', window.location.pathname)
