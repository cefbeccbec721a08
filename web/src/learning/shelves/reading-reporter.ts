import type { Reading } from './book-path.ts'

export type SavedState = 'saved' | 'saving' | 'waiting'

interface ReporterParts {
  save(body: { atPage: number; seen: number[] }): Promise<Reading>
  onSaved(reading: Reading): void
  onState(state: SavedState): void
}

/**
 * Tells the server where the reader stands and which pages were open. What could not be told is kept and told with the
 * next: the server joins pages, so what arrived without its answer being heard does no harm a second time (D11).
 */
export function createReadingReporter({ save, onSaved, onState }: ReporterParts) {
  /** Everything that was open in this sitting: what came too fast to count is told again until it does. */
  const seen = new Set<number>()
  let page: number | undefined
  let running: Promise<void> | undefined

  async function send(atPage: number): Promise<void> {
    page = undefined
    onState('saving')
    try {
      onSaved(await save({ atPage, seen: [...seen] }))
      onState(page === undefined ? 'saved' : 'saving')
    } catch {
      page ??= atPage
      onState('waiting')
    }
  }

  return {
    open(pages: readonly number[]): void {
      page = pages[0]
      for (const number of pages) seen.add(number)
      onState('saving')
    },
    /** Everything up to now; one at a time. */
    async flush(): Promise<void> {
      await running
      if (page === undefined) return
      running = send(page)
      await running
      running = undefined
    },
  }
}
