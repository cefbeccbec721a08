export interface Spot {
  x: number
  y: number
}

/** Milliseconds and pixels within which two taps were meant as one. */
const doubleTap = { within: 600, near: 32 }

/** The second of a double tap would hit what lay behind a dialog that the first one closed. */
export function ignoreTapNear({ x, y }: Spot): void {
  const stop = (event: MouseEvent) => {
    if (Math.hypot(event.clientX - x, event.clientY - y) > doubleTap.near) return
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', stop, true)
  setTimeout(() => window.removeEventListener('click', stop, true), doubleTap.within)
}
