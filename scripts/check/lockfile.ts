import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { execute, failureLines, lines, readJson, type Findings, type Outcome } from './gate.ts'

interface Manifest {
  workspaces?: string[]
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  overrides?: Record<string, string>
}
interface Lockfile {
  packages: Record<string, { version?: string; resolved?: string; link?: boolean }>
}

/** Of these the registry may lack some platform's newest build; npm then writes a lockfile that `npm ci` refuses. */
const pinned = ['oxc-parser', 'rolldown', 'rollup']

export async function checkLockfile(): Promise<Findings> {
  const manifest = readJson('package.json') as Manifest
  const manifests = ['.', ...(manifest.workspaces ?? [])].map((folder) => `${folder}/package.json`.replace('./', ''))
  const problems = [
    ...manifests.flatMap((path) => inexactVersions(path, readJson(path) as Manifest)),
    ...missingOverrides(manifest),
    ...registryHosts(readJson('package-lock.json') as Lockfile),
  ]
  const outcome = await npm(['ci', '--dry-run', '--ignore-scripts', '--no-audit', '--no-fund'])
  const said = lines(outcome.output).filter((line) => /^npm (error|ERR!)/.test(line))
  problems.push(...failureLines(outcome, said))
  return { problems }
}

export function inexactVersions(path: string, manifest: Manifest): string[] {
  const wanted = {
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
    ...manifest.overrides,
  }
  return Object.entries(wanted)
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${path}: ${name} is "${version}", not one exact version`)
}

export function missingOverrides({ overrides = {} }: Manifest): string[] {
  return pinned.filter((name) => !(name in overrides)).map((name) => `package.json: overrides lack ${name}`)
}

/** Installed from wherever the reader's npm points to, not from where the writer's did. */
export function registryHosts({ packages }: Lockfile): string[] {
  return Object.entries(packages)
    .filter(([, { resolved, link }]) => resolved !== undefined && !link)
    .map(([path, { resolved }]) => `package-lock.json: ${path} names a registry: ${resolved}`)
}

/** The machine's own npm: the Node of our packages stands first on PATH and brings none. */
function npm(args: string[]): Promise<Outcome> {
  const given = process.env['npm_execpath']
  if (given?.endsWith('npm-cli.js') && existsSync(given)) return execute(process.execPath, [given, ...args])
  const folder = (process.env['PATH'] ?? '').split(delimiter).find((each) => existsSync(join(each, 'npm')))
  return execute(folder ? join(folder, 'npm') : join(dirname(process.execPath), 'npm'), args)
}
