/** At the latest, where the page never rests. */
const longestWait = 5_000

/** Once the page rests; browsers without the notion get a fixed pause. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: longestWait })
  else setTimeout(task, longestWait)
}
