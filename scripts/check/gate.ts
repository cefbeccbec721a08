import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What a gate has to say, one line each: problems fail, warnings are shown. */
export interface Findings {
  problems: string[]
  warnings?: string[]
}

export interface Gate {
  name: string
  /** What it guards, for whoever meets it for the first time. */
  guards: string
  check(): Promise<Findings> | Findings
}

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '')

export function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

export function readJson(path: string): unknown {
  return JSON.parse(read(path))
}

export interface Outcome {
  code: number
  stdout: string
  output: string
}

/** Runs a program to its end, whatever its exit code. */
export function execute(file: string, args: readonly string[]): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    execFile(file, args, { cwd: root, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      if (error && typeof error.code !== 'number') reject(error)
      else resolve({ code: Number(error?.code ?? 0), stdout, output: `${stdout}${stderr}`.trim() })
    })
  })
}

/** What a program that failed has to say; one that says nothing we look for has failed all the same. */
export function failureLines({ code }: Outcome, found: string[]): string[] {
  if (code === 0) return []
  return found.length > 0 ? found : [`ended with ${code} and nothing that this gate knows how to read`]
}

/** Runs the program of a package with this Node, so that no shell and no PATH comes into it. */
export function executeTool(name: string, args: readonly string[]): Promise<Outcome> {
  const { bin } = readJson(`node_modules/${name}/package.json`) as { bin: string | Record<string, string> }
  const path = typeof bin === 'string' ? bin : (bin[name] ?? Object.values(bin)[0]!)
  return execute(process.execPath, [join('node_modules', name, path), ...args])
}

let listed: Promise<string[]> | undefined

/** Files that are committed or about to be: what git knows, and what it would add. */
export function projectFiles(): Promise<string[]> {
  return (listed ??= listFiles())
}

async function listFiles(): Promise<string[]> {
  const { code, stdout, output } = await execute('git', [
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
  ])
  if (code !== 0) throw new Error(`git cannot list the files: ${output}`)
  const { stdout: gone } = await execute('git', ['ls-files', '-z', '--deleted'])
  const deleted = new Set(gone.split('\0'))
  const files = stdout.split('\0').filter((path) => path !== '' && !deleted.has(path))
  // A gate that looks at nothing finds nothing.
  if (files.length === 0) throw new Error('git lists no file at all')
  return [...new Set(files)]
}

export async function filesLike(pattern: RegExp): Promise<string[]> {
  const files = (await projectFiles()).filter((path) => pattern.test(path))
  if (files.length === 0) throw new Error(`no file is like ${pattern.source}`)
  return files
}

export function lines(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}
