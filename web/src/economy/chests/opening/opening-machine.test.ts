import { describe, expect, it } from 'vitest'
import { atRest, step, type OpeningEvent } from './opening-machine.ts'

const tap: OpeningEvent = { type: 'tap', still: false }

function play(...events: (OpeningEvent | OpeningEvent['type'])[]) {
  return events.reduce(
    (state, event) => step(state, typeof event === 'string' ? ({ type: event } as OpeningEvent) : event),
    atRest,
  )
}

describe('an opening', () => {
  it('plays to the last frame when the answer is quick', () => {
    expect(play(tap).phase).toBe('rocking')
    expect(play(tap, 'answered').phase).toBe('rocking')
    expect(play(tap, 'answered', 'rocked').phase).toBe('bursting')
    expect(play(tap, 'answered', 'rocked', 'burst').phase).toBe('done')
  })

  it('waits closed for a late answer', () => {
    expect(play(tap, 'rocked').phase).toBe('waiting')
    expect(play(tap, 'rocked', 'answered').phase).toBe('bursting')
  })

  it('closes gently on a failure and may be tried again', () => {
    expect(play(tap, 'failed').phase).toBe('failed')
    expect(play(tap, 'rocked', 'failed').phase).toBe('failed')
    expect(play(tap, 'failed', tap).phase).toBe('rocking')
    expect(play(tap, 'failed', tap, 'answered', 'rocked', 'burst').phase).toBe('done')
  })

  it('jumps to the last frame from any moment', () => {
    expect(play(tap, 'answered', 'skip').phase).toBe('done')
    expect(play(tap, 'answered', 'rocked', 'skip').phase).toBe('done')
    expect(play(tap, 'skip').phase).toBe('waiting')
    expect(play(tap, 'skip', 'answered').phase).toBe('done')
    expect(play(tap, 'rocked', 'skip', 'answered').phase).toBe('done')
  })

  it('never shows a reward that the server has not given', () => {
    expect(play(tap, 'skip', 'rocked', 'burst').phase).toBe('waiting')
    expect(play(tap, 'skip', 'failed').phase).toBe('failed')
  })

  it('moves nothing where nothing may move', () => {
    const still: OpeningEvent = { type: 'tap', still: true }
    expect(play(still).phase).toBe('waiting')
    expect(play(still, 'answered').phase).toBe('done')
  })

  it('ignores what comes too late', () => {
    expect(play(tap, 'answered', 'rocked', 'burst', tap).phase).toBe('done')
    expect(play(tap, 'answered', 'rocked', 'burst', 'failed').phase).toBe('done')
    expect(play('skip').phase).toBe('ready')
  })

  it('starts anew with the next chest', () => {
    expect(play(tap, 'answered', 'rocked', 'burst', 'next')).toEqual(atRest)
  })
})
