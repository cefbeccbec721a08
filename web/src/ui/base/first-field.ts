const fields = 'input:not([type="hidden"], [type="file"]), select, textarea'

/** Where a focus raises the keyboard of a touch screen. */
const typed = 'textarea, input:not([type="radio"], [type="checkbox"], [type="date"], [type="range"])'

/**
 * The focus of an opened dialog belongs in what it asks for, not on the way out. The modal looks for `data-autofocus`;
 * a dialog in which nothing says so gets it on its first field. On a touch screen not on one that is typed into: the
 * keyboard would cover the sheet before anybody has read it. Without a field the modal takes its close button.
 */
export function markFirstField(content: HTMLElement | null): void {
  if (!content || (content.closest('[role="dialog"]') ?? content).querySelector('[data-autofocus]')) return
  const first = Array.from(content.querySelectorAll<HTMLInputElement>(fields)).find(isUsable)
  if (!first) return
  if (first.matches(typed) && window.matchMedia('(pointer: coarse)').matches) return
  chosenOf(content, first).setAttribute('data-autofocus', '')
}

function isUsable(field: HTMLElement): boolean {
  return !field.matches(':disabled') && field.tabIndex >= 0 && field.getClientRects().length > 0
}

/** Of radio buttons the keyboard reaches the chosen one alone. */
function chosenOf(content: HTMLElement, field: HTMLInputElement): HTMLElement {
  if (field.type !== 'radio') return field
  const group = content.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked')
  return Array.from(group).find(({ name }) => name === field.name) ?? field
}
