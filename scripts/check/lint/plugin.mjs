import { boundaries } from './boundaries.mjs'
import { noBareText } from './no-bare-text.mjs'
import { oneClock } from './one-clock.mjs'

/** Rules that oxlint does not bring, as `trilha/…` in .oxlintrc.json. */
export default {
  meta: { name: 'trilha' },
  rules: { boundaries, 'no-bare-text': noBareText, 'one-clock': oneClock },
}
