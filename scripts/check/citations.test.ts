import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('../../', import.meta.url)

const sources = ['*.ts', '*.tsx', '*.mjs', '*.css']

/** A cited reason that cannot be looked up is worse than none. */
it('every decision that code cites stands in the register', () => {
  const register = readFileSync(new URL('docs/decisions/register.md', root), 'utf8')
  const known = new Set(register.match(/^\| [DEG]\d+ /gm)?.map((row) => row.slice(2, -1)))
  const missing = tracked(...sources).flatMap((file) => {
    const cited = commentsOf(file).match(/(?<![\w#-])[DEG]\d{1,2}(?![\w-])/g) ?? []
    return cited.filter((id) => !known.has(id)).map((id) => `${file}: ${id}`)
  })
  expect(known.size).toBeGreaterThan(40)
  expect(missing).toEqual([])
})

it('no comment cites a section of a paper that is not here', () => {
  const files = tracked(...sources)
  expect(files.length).toBeGreaterThan(1000)
  expect(files.filter((file) => /§ ?\d/.test(commentsOf(file)))).toEqual([])
})

/** Two pages under one number leave a reader with the wrong one. */
it('every decision cited by its number is one page', () => {
  const pages = tracked('docs/decisions/0*.md')
  const numbers = pages.map((path) => Number(/(\d+)-[^/]+$/.exec(path)![1]))
  expect(numbers.length).toBeGreaterThan(5)
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])

  const untitled = pages.filter((path, index) => {
    const text = readFileSync(new URL(path, root), 'utf8')
    const parts = [...text.matchAll(/^\*\*(\w+)\.\*\*/gm)].map((match) => match[1])
    return (
      !text.startsWith(`# ${numbers[index]}. `) || parts.join(' ') !== ['Context', 'Decision', 'Consequences'].join(' ')
    )
  })
  expect(untitled).toEqual([])

  const unknown = tracked(...sources, '*.md').flatMap((file) =>
    [...readFileSync(new URL(file, root), 'utf8').matchAll(/\bdecision (\d+)/gi)]
      .filter(([, number]) => !numbers.includes(Number(number)))
      .map(([cited]) => `${file}: ${cited}`),
  )
  expect(unknown).toEqual([])
})

function commentsOf(file: string): string {
  const comments = readFileSync(new URL(file, root), 'utf8').match(/\/\*[^]*?\*\/|\/\/.*|--.*/g) ?? []
  return comments.join('\n')
}

function tracked(...patterns: string[]): string[] {
  const names = execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' }).trim()
  return names.split('\n').filter((name) => existsSync(new URL(name, root)))
}
