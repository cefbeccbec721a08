import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('../../', import.meta.url)

/** A cited reason that cannot be looked up is worse than none. */
it('every decision that code cites stands in the register', () => {
  const register = readFileSync(new URL('docs/decisions/register.md', root), 'utf8')
  const known = new Set(register.match(/^\| [DEG]\d+ /gm)?.map((row) => row.slice(2, -1)))
  const tracked = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.css'], { cwd: root, encoding: 'utf8' })
  const missing = tracked
    .trim()
    .split('\n')
    .flatMap((file) => {
      const comments = readFileSync(new URL(file, root), 'utf8').match(/\/\*[^]*?\*\/|\/\/.*|--.*/g) ?? []
      const cited = comments.join('\n').match(/(?<![\w#-])[DEG]\d{1,2}(?![\w-])/g) ?? []
      return cited.filter((id) => !known.has(id)).map((id) => `${file}: ${id}`)
    })
  expect(known.size).toBeGreaterThan(40)
  expect(missing).toEqual([])
})
