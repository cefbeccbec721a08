/** The first field that stops the form is where the person goes on. */
export function focusInvalid(form: Element | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}
