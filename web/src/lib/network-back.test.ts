import { expect, test } from 'vitest'
import { onNetworkBack, tellAnswered } from './network-back.ts'

test('the network is back when the browser says so, when the page is looked at, and when a call was answered', () => {
  const frame = new EventTarget()
  const page: EventTarget & { visibilityState: DocumentVisibilityState } = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as const,
  })
  let tries = 0
  const stop = onNetworkBack(() => (tries += 1), { window: frame, document: page })
  frame.dispatchEvent(new Event('online'))
  expect(tries).toBe(1)
  page.visibilityState = 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
  expect(tries).toBe(1)
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  expect(tries).toBe(2)
  tellAnswered()
  expect(tries).toBe(3)
  stop()
  frame.dispatchEvent(new Event('online'))
  page.dispatchEvent(new Event('visibilitychange'))
  tellAnswered()
  expect(tries).toBe(3)
})
