/** A drawing is either hidden from screen readers or says one sentence; it is never read shape by shape. */
export function pictureProps(label: string | undefined) {
  return label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
}
