import { browser, build, prepareBrowser } from './browser.mjs'
import { format, gates, lint, types } from './static.mjs'
import { exercised, vitest } from './vitest.mjs'

/** In the order in which they run: what answers soonest comes first. */
export const steps = [
  { name: 'format', title: 'Format', run: format },
  { name: 'lint', title: 'Lint', run: lint, beside: true },
  { name: 'types', title: 'Types', run: types, beside: true },
  { name: 'gates', title: 'Gates', run: gates, beside: true },
  { name: 'unit', title: 'Unit tests', run: vitest('unit'), beside: true },
  { name: 'server', title: 'Server tests', run: vitest('server') },
  { name: 'processes', title: 'Starts, stops and kills', run: vitest('processes'), beside: true },
  { name: 'build', title: 'Build of the web client', run: build, beside: true },
  { name: 'exercised', title: 'Errors that the tests met', run: exercised },
  { name: 'alone', title: 'Overload', run: vitest('alone') },
  { name: 'browser', title: 'Browser tests', prepare: prepareBrowser, run: browser },
]
