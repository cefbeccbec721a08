import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig, settingNames } from '../../server/src/platform/config.ts'
import { projectFiles, read, readJson, root, type Findings } from './gate.ts'

const documents = ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md']

export async function checkReadme(): Promise<Findings> {
  if (!existsSync(join(root, 'README.md'))) return { problems: ['README.md is missing'] }
  const { scripts } = readJson('package.json') as { scripts: Record<string, string> }
  const files = await projectFiles()
  return {
    problems: [
      ...undocumented(read('README.md'), settings()),
      ...documents
        .filter((path) => existsSync(join(root, path)))
        .flatMap((path) =>
          [...unknownCommands(read(path), Object.keys(scripts)), ...missingPaths(read(path), files)].map(
            (line) => `${path}: ${line}`,
          ),
        ),
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

const isPath = /^[\w<*][\w.<>*-]*(?:\/[\w.<>*-]+)*\/?$/
const ofAFile = /\.(?:css|json|md|mjs|tsx?)$/

/** What stands in backticks like a file or a folder is one; shortened at its beginning, and `<domain>` or `*` for any word. */
export function missingPaths(text: string, files: readonly string[]): string[] {
  const named = [...text.matchAll(/`([^`\n]+)`/g)]
    .map((match) => match[1]!)
    .filter((each) => isPath.test(each) && (each.includes('/') || ofAFile.test(each)))
  return [...new Set(named)]
    .filter((path) => {
      const words = path
        .replace(/\/$/, '')
        .split(/<\w+>|\*/)
        .map((part) => part.replaceAll(/[.-]/g, String.raw`\$&`))
      const pattern = new RegExp(`(?:^|/)${words.join('[^/]+')}(?:/|$)`)
      return !files.some((file) => pattern.test(file))
    })
    .map((path) => `no file is at ${path}`)
}
