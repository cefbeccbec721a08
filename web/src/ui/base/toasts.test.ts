import { NOTIFICATION_SECONDS } from '@trilha/contract/constants/interface'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asAct, noteCall } from '../../lib/act.ts'
import { dismissToast, getToasts, markTold, saving, toast } from './toasts.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  for (const shown of getToasts()) dismissToast(shown.id)
  vi.useRealTimers()
})

test('a success leaves by itself, an error stays until dismissed', () => {
  toast.success('Feito.')
  const error = toast.error()
  vi.advanceTimersByTime(NOTIFICATION_SECONDS * 1000)
  expect(getToasts().map(({ kind }) => kind)).toEqual(['error'])
  dismissToast(error)
  expect(getToasts()).toEqual([])
})

test('saving says progress, then success in the same place, and hands the result on', async () => {
  let finish = (_value: number) => {}
  const outcome = saving(new Promise<number>((resolve) => (finish = resolve)))
  const [progress] = getToasts()
  expect(progress).toMatchObject({ kind: 'progress', words: { key: 'toast.save.progress' } })
  vi.advanceTimersByTime(60_000)
  expect(getToasts()).toHaveLength(1)

  finish(7)
  expect(await outcome).toBe(7)
  expect(getToasts()).toMatchObject([{ id: progress?.id, kind: 'success', words: { key: 'toast.save.success' } }])
})

test('a failed update is said, passed on, and can be tried again when the work is known', async () => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('done')
  await expect(saving(work, 'update')).rejects.toThrow('offline')
  const [failed] = getToasts()
  expect(failed).toMatchObject({ kind: 'error', words: { key: 'toast.update.error' } })

  if (failed) dismissToast(failed.id)
  failed?.onRetry?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(work).toHaveBeenCalledTimes(2)
  expect(getToasts()).toMatchObject([{ kind: 'success', words: { key: 'toast.update.success' } }])
})

test('a deletion has words of its own, says what is gone, and its failure knows why', async () => {
  const work = Promise.resolve()
  noteCall(work, 'albums.remove')
  const deleting = saving(work, 'remove')
  expect(getToasts()).toMatchObject([{ kind: 'progress', words: { key: 'toast.remove.progress' } }])
  await deleting
  expect(getToasts()).toMatchObject([
    { kind: 'success', words: { key: 'toast.remove.success' }, gone: 'albums.remove' },
  ])
  for (const shown of getToasts()) dismissToast(shown.id)
  const cause = new Error('offline')
  await saving(Promise.reject(cause), 'remove').catch(() => {})
  await vi.advanceTimersByTimeAsync(0)
  expect(getToasts()).toMatchObject([{ kind: 'error', words: { key: 'toast.remove.error' }, cause }])
})

test('an act that is tried again takes its failure away; the failure of another act stays', async () => {
  const failing = (act: string) => saving(asAct(Promise.reject(new Error('offline')), act)).catch(() => {})
  await failing('avatar.save')
  await failing('goals.create')
  const again = saving(asAct(Promise.resolve(), 'avatar.save'))
  expect(getToasts().map(({ kind }) => kind)).toEqual(['progress', 'error'])
  await again
  expect(getToasts().map(({ kind }) => kind)).toEqual(['success', 'error'])
  // Closed by hand meanwhile: the next attempt is told all the same.
  for (const shown of getToasts()) dismissToast(shown.id)
  await saving(asAct(Promise.resolve(), 'goals.create'))
  expect(getToasts().map(({ kind }) => kind)).toEqual(['success'])
})

test('a failure tried again from its notice and failing again is told once', async () => {
  const work = () => asAct(Promise.reject(new Error('offline')), 'terms.agree')
  await saving(work).catch(() => {})
  getToasts()[0]?.onRetry?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(getToasts().map(({ kind }) => kind)).toEqual(['error'])
})

test('what was told elsewhere is not told again', async () => {
  const error = new Error('gone')
  const work = Promise.reject(error)
  markTold(error)
  await expect(saving(work)).rejects.toThrow('gone')
  expect(getToasts()).toEqual([])
})
