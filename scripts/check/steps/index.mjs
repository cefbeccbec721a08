import { browser, buildClient, keptSize, prepareBrowser } from './browser.mjs'
import { format, gates, lint, types } from './static.mjs'
import { exercised, vitest } from './vitest.mjs'

/** In the order in which they run: what answers soonest comes first. */
export const steps = [
  { name: 'format', title: 'Format', run: format },
  { name: 'lint', title: 'Lint', run: lint, beside: true },
  { name: 'types', title: 'Types', run: types, beside: true },
  { name: 'gates', title: 'Gates', run: gates, beside: true },
  { name: 'unit', title: 'Unit tests', run: vitest('unit') },
  { name: 'server', title: 'Server tests', run: vitest('server') },
  { name: 'exercised', title: 'Errors that the tests met', run: exercised },
  { name: 'drills', title: 'Drills', run: vitest('drills') },
  { name: 'build', title: 'Build of the web client', prepare: buildClient, run: keptSize },
  { name: 'browser', title: 'Browser tests', prepare: prepareBrowser, run: browser },
]
