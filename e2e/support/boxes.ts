import type { Locator } from '@playwright/test'

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** Where the elements stand, in the order of the page. */
export function boxesOf(items: Locator): Promise<Box[]> {
  return items.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return { left, right, top, bottom }
    }),
  )
}
