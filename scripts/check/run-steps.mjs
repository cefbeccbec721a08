import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from '../lib/install.mjs'
import { step } from '../lib/progress.mjs'
import { isStartError } from '../lib/start-error.mjs'
import { projectRoot } from '../lib/start.mjs'
import { steps } from './steps/index.mjs'

/**
 * Runs every step, or those of `--only a,b`, and goes on after a failure; the last line counts tests, gates and
 * the other steps alike. Returns the code to exit with.
 */
export async function test(args, root = projectRoot) {
  const began = performance.now()
  const count = { passed: 0, failed: 0 }
  try {
    const wanted = chooseSteps(args)
    await ensureInstalled(root)
    const context = { root, results: join(root, 'test-results'), isLong: args.includes('--long'), failed: new Set() }
    rmSync(context.results, { recursive: true, force: true })
    mkdirSync(context.results, { recursive: true })
    for (const each of wanted) await runStep(each, context, count)
  } catch (error) {
    console.error(isStartError(error) ? error.message : error)
    count.failed += 1
  }
  if (count.passed + count.failed === 0) {
    console.log('Nothing was tested.')
    count.failed = 1
  }
  console.log(`\n${Math.round((performance.now() - began) / 1000)} s in all`)
  console.log(`${count.passed} passed, ${count.failed} failed`)
  return count.failed > 0 ? 1 : 0
}

export function chooseSteps(args) {
  const at = args.indexOf('--only')
  if (at === -1) return steps
  const names = (args[at + 1] ?? '').split(',').filter(Boolean)
  const unknown = names.filter((name) => !steps.some((each) => each.name === name))
  if (unknown.length > 0 || names.length === 0) {
    const known = steps.map(({ name }) => name).join(', ')
    throw Object.assign(new Error(`--only takes steps of: ${known}.`), { name: 'StartError' })
  }
  return steps.filter(({ name }) => names.includes(name))
}

/** A step answers what it counted; one that throws counts as one failure. */
async function runStep({ name, title, prepare, run }, context, count) {
  let said = ''
  try {
    await prepare?.(context)
    await step(title, async () => {
      const { passed, failed, output = '' } = await run(context)
      count.passed += passed
      count.failed += failed
      said = output
      if (failed > 0) throw new StepFailed()
    })
  } catch (error) {
    context.failed.add(name)
    if (!(error instanceof StepFailed)) {
      count.failed += 1
      said = isStartError(error) ? error.message : String(error.stack)
    }
  }
  if (said) console.log(said)
}

class StepFailed extends Error {}
