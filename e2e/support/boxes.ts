import type { Locator } from '@playwright/test'

interface Box {
  left: number
  right: number
  top: number
}

/** Where the elements stand, in the order of the page. */
export function boxesOf(items: Locator): Promise<Box[]> {
  return items.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, right, top } = element.getBoundingClientRect()
      return { left, right, top }
    }),
  )
}
