import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig, settingNames } from '../../server/src/platform/config.ts'
import { read, readJson, root, type Findings } from './gate.ts'

const documents = ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md']

export function checkReadme(): Findings {
  if (!existsSync(join(root, 'README.md'))) return { problems: ['README.md is missing'] }
  const { scripts } = readJson('package.json') as { scripts: Record<string, string> }
  return {
    problems: [
      ...undocumented(read('README.md'), settings()),
      ...documents
        .filter((path) => existsSync(join(root, path)))
        .flatMap((path) => unknownCommands(read(path), Object.keys(scripts)).map((line) => `${path}: ${line}`)),
    ],
  }
}

export interface Setting {
  name: string
  /** As a person writes it; undefined where nothing stands in for it. */
  fallback: string | undefined
}

/** The server itself says what it takes when nothing is set. */
function settings(): Setting[] {
  const config = new Map<string, unknown>(Object.entries(readConfig({})))
  return settingNames.map((name) => {
    const value = config.get(name.toLowerCase().replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()))
    return { name, fallback: asWritten(value) }
  })
}

function asWritten(value: unknown): string | undefined {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return undefined
  return value.startsWith(process.cwd()) ? `.${value.slice(process.cwd().length)}` : value
}

export function undocumented(text: string, wanted: readonly Setting[]): string[] {
  return wanted.flatMap(({ name, fallback }) => {
    const line = text.split('\n').find((each) => each.includes(`\`${name}\``))
    if (line === undefined) return [`README.md: the setting ${name} is not named`]
    const words = line.replace(`\`${name}\``, '').split(/[\s`|,;()]+/)
    return fallback === undefined || words.includes(fallback)
      ? []
      : [`README.md: ${name} lacks its default ${fallback}`]
  })
}

export function unknownCommands(text: string, scripts: readonly string[]): string[] {
  const named = [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(test|start)\b)/g)].map((match) => match[1] ?? match[2]!)
  return [...new Set(named)].filter((name) => !scripts.includes(name)).map((name) => `npm has no script ${name}`)
}
