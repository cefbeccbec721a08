import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const sources = join(import.meta.dirname, '../..')
const own = ['ui/pieces/EmailField.tsx', 'ui/base/PasswordField.tsx', 'ui/gallery/']

/** What a field for an email or a password says of itself in the code of a form. */
const signs =
  /inputMode="email"|type="(email|password)"|<TextField\b[^>]*?(name="(username|email|\w*[pP]assword)"|autoComplete="(username|email|\w+-password)"|text\('email'\))/

describe('a field for an email or a password', () => {
  it('is the shared one in every form, which warns of white space', () => {
    const files = globSync('**/*.tsx', { cwd: sources }).filter((file) => !own.some((place) => file.startsWith(place)))
    expect(files.length).toBeGreaterThan(200)
    expect(files.filter((file) => signs.test(readFileSync(join(sources, file), 'utf8')))).toEqual([])
  })
})
