import { isFocusLost } from './is-focus-lost.ts'

const fields = 'input:not([type="hidden"], [type="file"]), select, textarea'

/** Where a focus raises the keyboard of a touch screen. */
const typed = 'textarea, input:not([type="radio"], [type="checkbox"], [type="date"], [type="range"])'

/**
 * The focus of an opened dialog belongs in what it asks for, not on the way out. The modal looks for `data-autofocus`;
 * a dialog in which nothing says so gets it on its first field. On a touch screen not on one that is typed into: the
 * keyboard would cover the sheet before anybody has read it. Without a field the modal takes its close button; where
 * the form comes later, the focus goes on to it, unless the person has done something meanwhile.
 */
export function markFirstField(content: HTMLElement | null): (() => void) | undefined {
  if (!content) return undefined
  const dialog = content.closest<HTMLElement>('[role="dialog"]') ?? content
  if (dialog.querySelector('[data-autofocus]')) return undefined
  const field = findFirst(content)
  if (field) return void mark(field)
  const arrival = new MutationObserver(() => {
    const late = findFirst(content)
    if (!late) return
    leave()
    if (mark(late) && isUntouched(dialog, content)) late.focus({ preventScroll: true })
  })
  function leave(): void {
    arrival.disconnect()
    for (const act of acts) dialog.removeEventListener(act, leave, true)
  }
  arrival.observe(content, { childList: true, subtree: true })
  for (const act of acts) dialog.addEventListener(act, leave, true)
  return leave
}

/** By which a person says where they want to be. */
const acts = ['keydown', 'pointerdown'] as const

/** The focus is where the modal put it: beside what is asked, or nowhere. */
function isUntouched(dialog: HTMLElement, content: HTMLElement): boolean {
  return isFocusLost() || (dialog.contains(document.activeElement) && !content.contains(document.activeElement))
}

function findFirst(content: HTMLElement): HTMLElement | undefined {
  const first = Array.from(content.querySelectorAll<HTMLInputElement>(fields)).find(isUsable)
  return first && chosenOf(content, first)
}

/** False where a focus would raise a keyboard. */
function mark(field: HTMLElement): boolean {
  if (field.matches(typed) && window.matchMedia('(pointer: coarse)').matches) return false
  field.setAttribute('data-autofocus', '')
  return true
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
