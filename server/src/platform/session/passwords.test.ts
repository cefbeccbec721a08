import { expect, it } from 'vitest'
import { testSecrets } from '../../testing/test-app.ts'
import { createPasswords } from './passwords.ts'

it('two hashes run and fifty wait; the rest is turned away at once', async () => {
  const passwords = createPasswords(testSecrets)
  const turnedAway = Array.from({ length: 60 }, (_, index) => passwords.hash(`segredo-${index}`))
  const outcomes = await Promise.allSettled(turnedAway)
  expect(outcomes.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 52 }, () => 'fulfilled'),
    ...Array.from({ length: 8 }, () => 'rejected'),
  ])
  for (const outcome of outcomes.slice(52)) expect(outcome).toMatchObject({ reason: { code: 'br_0000', status: 503 } })
})

it('whoever is verified waits at the same place', async () => {
  const passwords = createPasswords(testSecrets, { inFlight: 1, waiting: 1 })
  const stored = await passwords.hash('segredo')
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => passwords.verify(stored, 'segredo')))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  // Afterwards there is room again.
  expect(await passwords.verify(stored, 'segredo')).toBe(true)
})
