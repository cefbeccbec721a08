import { expect, it } from 'vitest'
import { savedState } from './saved-state.ts'

const online = { progress: 'saved', isOnline: true } as const

it('says saved only when nothing of the class is left on the device', () => {
  expect(savedState({ ...online, entries: [] })).toBe('saved')
  expect(savedState({ ...online, entries: [{ state: 'waiting', tries: 0 }] })).toBe('saving')
  expect(savedState({ ...online, entries: [{ state: 'sending', tries: 3 }] })).toBe('saving')
  expect(savedState({ ...online, progress: 'saving', entries: [] })).toBe('saving')
})

it('waits without a network, and for a server that could not be reached', () => {
  expect(savedState({ progress: 'saved', isOnline: false, entries: [{ state: 'waiting', tries: 0 }] })).toBe('waiting')
  expect(savedState({ ...online, entries: [{ state: 'waiting', tries: 1 }] })).toBe('waiting')
  expect(savedState({ ...online, progress: 'waiting', entries: [] })).toBe('waiting')
})

it('tells a refusal before anything else', () => {
  const entries = [{ state: 'waiting', tries: 1 } as const, { state: 'failed', tries: 1 } as const]
  expect(savedState({ ...online, entries })).toBe('refused')
})
