import { expect, it, vi } from 'vitest'
import { fillScreen, mayFillScreen } from './full-screen.ts'

type Frame = Parameters<typeof fillScreen>[0]
type Film = Parameters<typeof fillScreen>[1]

it('enlarges the whole player where the browser can', () => {
  const requestFullscreen = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const webkitEnterFullscreen = vi.fn<() => void>()
  fillScreen({ requestFullscreen } as unknown as Frame, { webkitEnterFullscreen } as unknown as Film)
  expect(requestFullscreen).toHaveBeenCalledOnce()
  expect(webkitEnterFullscreen).not.toHaveBeenCalled()
})

it('enlarges the video alone where nothing else can be, and stands a video that is not there yet', () => {
  const webkitEnterFullscreen = vi.fn<() => void>(() => {
    throw new DOMException('not loaded', 'InvalidStateError')
  })
  fillScreen({} as Frame, { webkitEnterFullscreen } as unknown as Film)
  expect(webkitEnterFullscreen).toHaveBeenCalledOnce()
  expect(() => fillScreen({} as Frame, {} as Film)).not.toThrow()
})

it('is offered only where one of the two is there', () => {
  expect(mayFillScreen({ requestFullscreen: true }, {})).toBe(true)
  expect(mayFillScreen({}, { webkitEnterFullscreen: true })).toBe(true)
  expect(mayFillScreen({}, {})).toBe(false)
})
