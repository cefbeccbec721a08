import { pathToFileURL } from 'node:url'
import { writeFileSync } from 'node:fs'
import { checkDeadCode } from './dead-code.ts'
import { checkDuplicates } from './duplicates.ts'
import { checkEarnedChests } from './earned-chests.ts'
import type { Findings, Gate } from './gate.ts'
import { checkGallery } from './gallery.ts'
import { checkGenerated } from './generated.ts'
import { checkI18n } from './i18n.ts'
import { checkLicences } from './licences.ts'
import { checkLockfile } from './lockfile.ts'
import { checkOwners } from './owners.ts'
import { checkQueries } from './queries.ts'
import { checkReadme } from './readme.ts'
import { checkRegistries } from './registries.ts'
import { checkSecrets } from './secrets.ts'
import { checkSizes } from './sizes.ts'
import { checkWords } from './words.ts'

export const gates: readonly Gate[] = [
  { name: 'dead-code', guards: 'no file, export or dependency without use', check: checkDeadCode },
  { name: 'duplicates', guards: 'no copied code', check: checkDuplicates },
  { name: 'earned-chests', guards: 'no coin that is spent leads to a chest', check: checkEarnedChests },
  { name: 'gallery', guards: 'every shared piece is shown in the gallery', check: checkGallery },
  { name: 'generated', guards: 'generated files are what the generators write', check: checkGenerated },
  { name: 'i18n', guards: 'every sentence in both languages, none missing, none unused', check: checkI18n },
  { name: 'licences', guards: 'only licences that we may ship', check: checkLicences },
  { name: 'lockfile', guards: 'npm ci installs the same everywhere', check: checkLockfile },
  { name: 'owners', guards: 'a table is written by the domain that owns it', check: checkOwners },
  { name: 'queries', guards: 'SQL of a domain stands in its repos', check: checkQueries },
  { name: 'readme', guards: 'settings and commands are documented, and named paths exist', check: checkReadme },
  { name: 'registries', guards: 'every domain is registered, in order', check: checkRegistries },
  { name: 'secrets', guards: 'no key or password is committed', check: checkSecrets },
  { name: 'sizes', guards: 'files and functions stay small (warnings)', check: checkSizes },
  { name: 'words', guards: 'nothing of one machine is committed', check: checkWords },
]

const mostLines = 60
const atOnce = 2

/** Runs the gates two at a time and prints each as it ends; tells how many passed and failed. */
export async function runGates(wanted: readonly Gate[]): Promise<{ passed: number; failed: number }> {
  const waiting = [...wanted]
  const count = { passed: 0, failed: 0 }
  async function work(): Promise<void> {
    for (let gate = waiting.shift(); gate; gate = waiting.shift()) {
      const began = performance.now()
      const { problems, warnings = [] } = await attempt(gate)
      count[problems.length === 0 ? 'passed' : 'failed'] += 1
      say(`${problems.length === 0 ? '✓' : '✗'} ${gate.name}: ${gate.guards} (${seconds(began)} s)`)
      for (const line of shorten(problems)) say(`    ${line}`)
      for (const line of shorten(warnings)) say(`    warning: ${line}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return count
}

async function attempt(gate: Gate): Promise<Findings> {
  try {
    return await gate.check()
  } catch (error) {
    return { problems: [`the gate itself failed: ${(error as Error).message}`] }
  }
}

function shorten(lines: readonly string[]): string[] {
  const rest = lines.length - mostLines
  return rest > 0 ? [...lines.slice(0, mostLines), `… and ${rest} more`] : [...lines]
}

function seconds(began: number): string {
  return ((performance.now() - began) / 1000).toFixed(1)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** node scripts/check/index.ts [gate …] [--counts file] */
async function main(args: string[]): Promise<void> {
  const at = args.indexOf('--counts')
  const file = at === -1 ? undefined : args.splice(at, 2)[1]
  const unknown = args.filter((name) => !gates.some((gate) => gate.name === name))
  if (unknown.length > 0) throw new Error(`no gate is called ${unknown.join(', ')}`)
  const count = await runGates(args.length > 0 ? gates.filter(({ name }) => args.includes(name)) : gates)
  if (file) writeFileSync(file, JSON.stringify(count))
  if (count.failed > 0) process.exitCode = 1
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main(process.argv.slice(2))
