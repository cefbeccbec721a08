import { describe, expect, it } from 'vitest'
import { memoryStore } from './storage.ts'
import { isFormOf, tabDraft } from './tab-draft.ts'

function draftOf(more: { seconds?: number } = {}) {
  const store = memoryStore()
  let time = 0
  const draft = tabDraft('test', {
    isWhole: isFormOf({ name: '', city: '' }),
    store: () => store,
    now: () => time,
    ...more,
  })
  return { draft, store, pass: (seconds: number) => (time += seconds * 1000) }
}

describe('what was typed', () => {
  it('is there again in this tab, until it is dropped', () => {
    const { draft } = draftOf()
    expect(draft.read()).toBeUndefined()
    draft.keep({ name: 'Lia', city: '' })
    expect(draft.read()).toEqual({ name: 'Lia', city: '' })
    draft.drop()
    expect(draft.read()).toBeUndefined()
  })

  it('is forgotten when its time is over', () => {
    const { draft, pass } = draftOf({ seconds: 60 })
    draft.keep({ name: 'Lia', city: '' })
    pass(59)
    expect(draft.read()).toBeDefined()
    pass(1)
    expect(draft.read()).toBeUndefined()
  })

  it('is not taken from a form that has changed, nor from anything else', () => {
    const { draft, store } = draftOf()
    for (const text of ['', 'x', '{"at":0,"value":{"name":"Lia"}}', '{"at":0,"value":{"name":1,"city":""}}', '[]']) {
      store.setItem('trilha.draft.test', text)
      expect(draft.read()).toBeUndefined()
    }
  })
})
