/** Long enough for a dialog to draw what it makes of a refusal. */
const drawnAfter = 100

/** The one on top, where one is open. */
function findDialog(): Element | undefined {
  if (typeof document === 'undefined') return undefined
  return Array.from(document.querySelectorAll('[role="dialog"]')).at(-1)
}

/**
 * Asked when an act begins, answers once it has failed: whether the dialog that it began in is there and says why, beside
 * a field or for the whole. By what is drawn, since each dialog knows its own fields and may have no place for a reason.
 */
export function watchDialogReason(): () => Promise<boolean> {
  const dialog = findDialog()
  return async () => {
    if (!dialog?.isConnected) return false
    await new Promise((resolve) => setTimeout(resolve, drawnAfter))
    return dialog.isConnected && dialog.querySelector('[role="alert"]:not(:empty), [aria-invalid="true"]') !== null
  }
}
