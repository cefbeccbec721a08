import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { execute, lines, root, type Findings } from './gate.ts'

export function generators(): string[] {
  return readdirSync(join(root, 'scripts'))
    .filter((name) => /^gen-[\w-]+\.(ts|mjs)$/.test(name))
    .map((name) => `scripts/${name}`)
}

/** Each generator is asked whether what is committed is what it would write. */
export async function checkGenerated(): Promise<Findings> {
  const scripts = generators()
  if (scripts.length === 0) return { problems: ['no scripts/gen-* was found'] }
  const outcomes = await Promise.all(
    scripts.map(async (script) => ({ script, ...(await execute(process.execPath, [script, '--check'])) })),
  )
  return {
    problems: outcomes
      .filter(({ code }) => code !== 0)
      .flatMap(({ script, output }) => lines(output || 'failed').map((line) => `${script}: ${line}`)),
  }
}
