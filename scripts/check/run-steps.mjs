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
    for (const group of sideBySide(wanted)) await runSteps(group, context, count)
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

/** Steps that stand `beside` the one before them run with it: alone, each would leave a core without work. */
export function sideBySide(wanted) {
  return wanted.reduce((groups, each) => {
    if (each.beside && groups.length > 0) groups.at(-1).push(each)
    else groups.push([each])
    return groups
  }, [])
}

async function runSteps(group, context, count) {
  const said = []
  try {
    for (const { prepare } of group) await prepare?.(context)
    await step(group.map(({ title }) => title).join(', '), async () => {
      const outcomes = await Promise.all(group.map((each) => runStep(each, context)))
      for (const { passed, failed, output = '' } of outcomes) {
        count.passed += passed
        count.failed += failed
        if (output) said.push(output)
      }
      if (outcomes.some(({ failed }) => failed > 0)) throw new StepFailed()
    })
  } catch (error) {
    if (!(error instanceof StepFailed)) {
      for (const { name } of group) context.failed.add(name)
      count.failed += 1
      said.push(told(error))
    }
  }
  for (const output of said) console.log(output)
}

/** A step answers what it counted; one that throws counts as one failure. */
async function runStep({ name, run }, context) {
  try {
    const outcome = await run(context)
    if (outcome.failed > 0) context.failed.add(name)
    return outcome
  } catch (error) {
    context.failed.add(name)
    return { passed: 0, failed: 1, output: told(error) }
  }
}

function told(error) {
  return isStartError(error) ? error.message : String(error.stack)
}

class StepFailed extends Error {}
