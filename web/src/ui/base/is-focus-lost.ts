/** What had the focus has gone, and the browser put it nowhere. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}
