import { contract } from '@trilha/contract'
import type { Call } from '@trilha/contract/call'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import enUs from '../../locales/en-us/acts.json' with { type: 'json' }
import ptBr from '../../locales/pt-br/acts.json' with { type: 'json' }

const sources = join(import.meta.dirname, '..')
const code = globSync('**/*.{ts,tsx}', { cwd: sources })
  .filter((file) => !/\.(test|gen)\.tsx?$/.test(file))
  .map((file) => readFileSync(join(sources, file), 'utf8'))

/** Every call that a screen makes to change something, as `albums.remove`. */
const made = new Set(
  code
    .flatMap((text) => [
      ...text.matchAll(/useContractMutation\(\s*'(\w+)',\s*(?:\w+ \? '(\w+)' : )?'(\w+)'/g),
      ...text.matchAll(/enqueue\([^']*?(?:'[^']*'[^']*?)?'(\w+)', (?:\w+ \? '(\w+)' : )?'(\w+)', \{/g),
    ])
    .flatMap(([, domain, first, second]) => [first, second].flatMap((name) => (name ? [`${domain}.${name}`] : []))),
)

/** They run by themselves, and nobody is told how they went. */
const silent = ['achievements.markCelebrated', 'posts.markSeen', 'wallets.celebrateGoal']

/** Not a call of its own: a comment that answers another one. */
const ofReplies = ['classComments.reply', 'comments.reply']

/** By DELETE too, and yet no deletion to a person: they undo or end something. */
const undone = [
  'auth.endOtherSessions',
  'auth.endSession',
  'family.lock',
  'family.unlink',
  'friends.reject',
  'friends.remove',
  'friends.unblock',
  'privacy.withdraw',
  'profiles.removeSubject',
  'savedPosts.removeByPost',
]

function namesIn(branch: Record<string, Record<string, string>>): string[] {
  return Object.entries(branch).flatMap(([domain, names]) => Object.keys(names).map((name) => `${domain}.${name}`))
}

describe.each([
  ['pt-br', ptBr],
  ['en-us', enUs],
])('the names of acts in %s', (_language, acts) => {
  it('are there for every change that a screen makes, and for nothing else', () => {
    expect(made.size).toBeGreaterThan(100)
    const wanted = [...made].filter((call) => !silent.includes(call))
    expect(namesIn(acts.do).toSorted()).toEqual([...wanted, ...ofReplies].toSorted())
  })

  it('go on from "could not" and end without a stop', () => {
    for (const phrase of Object.values<Record<string, string>>(acts.do).flatMap((names) => Object.values(names)))
      expect(phrase).toMatch(/^\p{Ll}.*[^.\s]$/u)
  })

  it('say what is gone after every deletion', () => {
    const calls = Object.entries(contract).flatMap(([domain, { calls: own }]) =>
      Object.entries<Call>(own).map(([name, call]) => ({ name: `${domain}.${name}`, call })),
    )
    const deletions = calls.filter(
      ({ name, call }) => call.method === 'DELETE' && made.has(name) && !undone.includes(name),
    )
    expect(deletions.length).toBeGreaterThan(8)
    const said = namesIn(acts.gone)
    expect(deletions.map(({ name }) => name).filter((name) => !said.includes(name))).toEqual([])
    for (const sentence of Object.values<Record<string, string>>(acts.gone).flatMap((names) => Object.values(names)))
      expect(sentence).toMatch(/^\p{Lu}.*\.$/u)
  })
})
