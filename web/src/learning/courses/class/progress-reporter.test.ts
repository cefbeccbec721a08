import { expect, it, vi } from 'vitest'
import { createReporter, type Reported } from './progress-reporter.ts'

type Parts = Parameters<typeof createReporter>[0]

const answer = { id: 'p', status: 'STARTED', watched: [[0, 60]] } as Reported

function given() {
  const parts = {
    seconds: 60,
    start: vi.fn<Parts['start']>().mockResolvedValue(answer),
    report: vi.fn<Parts['report']>().mockResolvedValue(answer),
    reportLeaving: vi.fn<Parts['reportLeaving']>(),
    onSaved: vi.fn<Parts['onSaved']>(),
    onState: vi.fn<Parts['onState']>(),
  }
  return { parts, reporter: createReporter(parts) }
}

it('opens the class once, then tells what was watched', async () => {
  const { parts, reporter } = given()
  await reporter.flush()
  reporter.watch([0, 10])
  reporter.watch([8, 20])
  reporter.place(20)
  await reporter.flush()
  expect(parts.start).toHaveBeenCalledTimes(1)
  expect(parts.report.mock.calls).toEqual([['p', { watched: [[0, 20]], position: 20 }]])
  await reporter.flush()
  expect(parts.report).toHaveBeenCalledTimes(1)
})

it('keeps what could not be told, says so, and tells it with the next', async () => {
  const { parts, reporter } = given()
  await reporter.flush()
  parts.report.mockRejectedValueOnce(new Error('offline'))
  reporter.watch([0, 10])
  reporter.place(10)
  await reporter.flush()
  expect(parts.onState).toHaveBeenLastCalledWith('waiting')
  reporter.watch([10, 15])
  await reporter.flush()
  expect(parts.report.mock.calls.at(-1)).toEqual(['p', { watched: [[0, 15]], position: 10 }])
  expect(parts.onState).toHaveBeenLastCalledWith('saved')
})

it('opens it later where that failed first', async () => {
  const { parts, reporter } = given()
  parts.start.mockRejectedValueOnce(new Error('offline'))
  reporter.watch([0, 4])
  await reporter.flush()
  expect(reporter.id()).toBeUndefined()
  await reporter.flush()
  expect(reporter.id()).toBe('p')
  expect(parts.report.mock.calls).toEqual([['p', { watched: [[0, 4]] }]])
})

it('says what nobody heard yet when the page goes away, with what is on its way', async () => {
  const { parts, reporter } = given()
  reporter.leave()
  await reporter.flush()
  reporter.leave()
  expect(parts.reportLeaving).not.toHaveBeenCalled()
  parts.report.mockReturnValueOnce(new Promise(() => {}))
  reporter.watch([0, 10])
  reporter.place(10)
  void reporter.flush()
  await vi.waitFor(() => expect(parts.report).toHaveBeenCalled())
  reporter.watch([10, 13])
  reporter.leave()
  expect(parts.reportLeaving.mock.calls).toEqual([['p', { watched: [[0, 13]], position: 10 }]])
})

it('keeps what it said in leaving, in case the page stays', async () => {
  const { parts, reporter } = given()
  await reporter.flush()
  reporter.watch([0, 7])
  reporter.leave()
  await reporter.flush()
  expect(parts.report.mock.calls).toEqual([['p', { watched: [[0, 7]] }]])
})

it('tells again what the server did not take yet, until it does or the video is watched', async () => {
  const { parts, reporter } = given()
  await reporter.flush()
  const taken = (to: number, status = 'STARTED') => ({ ...answer, status, watched: [[0, to]] }) as Reported
  parts.report
    .mockResolvedValueOnce(taken(20))
    .mockResolvedValueOnce(taken(45))
    .mockResolvedValueOnce(taken(58, 'WATCHED'))
  reporter.watch([0, 50])
  await reporter.flush()
  expect(parts.onState).toHaveBeenLastCalledWith('saving')
  reporter.watch([50, 60])
  for (let turn = 0; turn < 3; turn += 1) await reporter.flush()
  expect(parts.report.mock.calls.map(([, body]) => body.watched)).toEqual([[[0, 50]], [[20, 60]], [[45, 60]]])
  expect(parts.onState).toHaveBeenLastCalledWith('saved')
})

it('does not go on about seconds that the server’s video does not have', async () => {
  const { parts, reporter } = given()
  reporter.watch([50, 61])
  await reporter.flush()
  await reporter.flush()
  expect(parts.report).toHaveBeenCalledTimes(1)
})
