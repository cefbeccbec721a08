const bars = new Set<HTMLElement>()

/** How much of the bottom a bar keeps; none where the window is wide enough for it to stand in the page. */
function spaceOf(bar: HTMLElement): number {
  const { position, bottom } = getComputedStyle(bar)
  const isFloating = position === 'fixed' || position === 'sticky'
  return isFloating ? bar.offsetHeight + (Number.parseFloat(bottom) || 0) : 0
}

function tell(): void {
  const space = Math.max(0, ...[...bars].map(spaceOf))
  document.documentElement.style.setProperty('--bottom-bar-space', `${space}px`)
}

/**
 * `ref` of a bar that floats at the bottom: what comes up there, a notice or a celebration, stands above it and never
 * on its buttons.
 */
export function bottomBar(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined
  bars.add(bar)
  const observer = new ResizeObserver(tell)
  observer.observe(bar)
  // A wider window may take the bar into the page without changing its size.
  observer.observe(document.documentElement)
  return () => {
    observer.disconnect()
    bars.delete(bar)
    tell()
  }
}
