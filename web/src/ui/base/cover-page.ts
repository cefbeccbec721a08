let dialogs = 0

/**
 * While a dialog is open the page behind it is nobody's: neither reached by keyboard or finger nor read. What is told
 * above every page (`data-above`) still is.
 */
export function coverPage(): () => void {
  dialogs += 1
  setInert()
  return () => {
    dialogs -= 1
    setInert()
  }
}

function setInert(): void {
  for (const part of document.querySelectorAll<HTMLElement>('#root > :not([data-above])')) part.inert = dialogs > 0
}
