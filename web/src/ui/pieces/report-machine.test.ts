import { REPORT_DESCRIPTION_MAX, REPORT_TYPES } from '@trilha/contract/constants'
import { describe, expect, it } from 'vitest'
import { canSubmit, closedReport, reportReducer, toReport } from './report-machine.ts'
import type { ReportEvent, ReportState } from './report-machine.ts'

const filled: ReportEvent[] = [
  { name: 'opened' },
  { name: 'typeChosen', type: 'RACISM' },
  { name: 'described', text: ' Aconteceu no recreio. ' },
]

function after(events: ReportEvent[], from: ReportState = closedReport): ReportState {
  return events.reduce(reportReducer, from)
}

describe('report dialog', () => {
  it('walks open, type, submit, ongoing, success, reset and close', () => {
    expect(after([{ name: 'opened' }]).phase).toBe('open')
    expect(after([...filled, { name: 'submitted' }]).phase).toBe('sending')
    expect(after([...filled, { name: 'submitted' }, { name: 'succeeded' }]).phase).toBe('sent')
    expect(after([...filled, { name: 'submitted' }, { name: 'succeeded' }, { name: 'dismissed' }])).toEqual(
      closedReport,
    )
  })

  it('keeps what was written after a failure, sends it again, and resets when left', () => {
    const failed = after([...filled, { name: 'submitted' }, { name: 'failed' }])
    expect(failed).toMatchObject({ phase: 'failed', type: 'RACISM', description: ' Aconteceu no recreio. ' })
    expect(after([{ name: 'submitted' }], failed).phase).toBe('sending')
    expect(after([{ name: 'described', text: 'Outra' }], failed).phase).toBe('open')
    expect(after([{ name: 'dismissed' }], failed)).toEqual(closedReport)
  })

  it.each([...REPORT_TYPES])('takes the type %s', (type) => {
    expect(after([{ name: 'opened' }, { name: 'typeChosen', type }])).toMatchObject({ type })
  })

  it('cannot be sent before a type is chosen', () => {
    const open = after([{ name: 'opened' }, { name: 'described', text: 'Algo' }])
    expect(canSubmit(open)).toBe(false)
    expect(after([{ name: 'submitted' }], open)).toBe(open)
    expect(canSubmit(after([{ name: 'typeChosen', type: 'OTHER' }], open))).toBe(true)
  })

  it.each([
    ['', 'required'],
    ['  \n ', 'required'],
    ['x'.repeat(REPORT_DESCRIPTION_MAX + 1), 'tooLong'],
  ])('does not send a description that is empty or too long', (text, problem) => {
    const state = after([
      { name: 'opened' },
      { name: 'typeChosen', type: 'OTHER' },
      { name: 'described', text },
      { name: 'submitted' },
    ])
    expect(state).toMatchObject({ phase: 'open', problem })
    expect(toReport(state, { contentId: '1' })).toBeUndefined()
  })

  it('takes exactly the maximum', () => {
    const text = 'x'.repeat(REPORT_DESCRIPTION_MAX)
    expect(after([{ name: 'opened' }, { name: 'described', text }]).problem).toBeNull()
  })

  it('says that it is too long while writing, and stops saying so', () => {
    const long = after([{ name: 'opened' }, { name: 'described', text: 'x'.repeat(REPORT_DESCRIPTION_MAX + 1) }])
    expect(long.problem).toBe('tooLong')
    expect(after([{ name: 'described', text: 'x' }], long).problem).toBeNull()
  })

  it('forgives the empty field as soon as something is written', () => {
    const empty = after([{ name: 'opened' }, { name: 'typeChosen', type: 'OTHER' }, { name: 'submitted' }])
    expect(empty.problem).toBe('required')
    expect(after([{ name: 'described', text: 'a' }], empty).problem).toBeNull()
  })

  it.each<ReportEvent>([
    { name: 'typeChosen', type: 'OTHER' },
    { name: 'described', text: 'x' },
    { name: 'submitted' },
    { name: 'dismissed' },
    { name: 'opened' },
  ])('nothing changes while it is being sent: $name', (event) => {
    const sending = after([...filled, { name: 'submitted' }])
    expect(after([event], sending)).toBe(sending)
  })

  it.each<ReportEvent>([{ name: 'succeeded' }, { name: 'failed' }])('a late answer opens nothing: $name', (event) => {
    expect(after([event])).toBe(closedReport)
  })
})

describe('toReport', () => {
  it('carries the fields of the documents', () => {
    expect(toReport(after(filled), { contentId: '42' })).toEqual({
      contentId: '42',
      description: 'Aconteceu no recreio.',
      isChecked: false,
      type: 'RACISM',
      userProfile: 'STUDENT',
      entityReport: 'POST',
    })
  })

  it('names another kind of content', () => {
    expect(toReport(after(filled), { contentId: '42', entityReport: 'COMMENT' })?.entityReport).toBe('COMMENT')
  })
})
