/** What had the focus has gone, and the browser put it nowhere. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

let standIn: Element | undefined

/** Until whoever took the focus away says where it goes on. */
export function standInForFocus(element: HTMLElement | undefined): void {
  element?.focus({ preventScroll: true })
  standIn = element
}

/** Nowhere, or where it was put for want of a better place. */
export function isFocusOpen(): boolean {
  return isFocusLost() || document.activeElement === standIn
}
