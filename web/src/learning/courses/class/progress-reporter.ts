import type { Answer } from '../../../lib/api/types.ts'
import { joinRanges, type Range } from './watched.ts'

export type Reported = Answer<'courses', 'reportProgress'>
export type SavedState = 'saved' | 'saving' | 'waiting'

interface ReporterParts {
  /** Opens the class on the server, or finds where it was left. */
  start(): Promise<Reported>
  report(id: string, body: { position?: number; watched?: Range[] }): Promise<Reported>
  onSaved(answer: Reported): void
  onState(state: SavedState): void
}

/**
 * Tells the server what was watched. What could not be told is kept and told with the next: the server joins ranges,
 * so a report that arrived without its answer being heard does no harm a second time (D11).
 */
export function createReporter({ start, report, onSaved, onState }: ReporterParts) {
  let id: string | undefined
  let watched: Range[] = []
  let position: number | undefined
  let running: Promise<void> | undefined

  async function send(): Promise<void> {
    const told = { watched, position }
    watched = []
    position = undefined
    onState('saving')
    try {
      if (id === undefined) {
        const opened = await start()
        id = opened.id
        onSaved(opened)
      }
      if (told.watched.length > 0 || told.position !== undefined) {
        onSaved(
          await report(id, {
            ...(told.watched.length > 0 && { watched: told.watched }),
            ...(told.position !== undefined && { position: told.position }),
          }),
        )
      }
      onState('saved')
    } catch {
      watched = joinRanges([...told.watched, ...watched])
      position ??= told.position
      onState('waiting')
    }
  }

  return {
    watch(range: Range): void {
      watched = joinRanges([...watched, range])
    },
    place(second: number): void {
      position = second
    },
    /** Everything up to now; one at a time. */
    async flush(): Promise<void> {
      await running
      if (id !== undefined && watched.length === 0 && position === undefined) return
      running = send()
      await running
      running = undefined
    },
    id: () => id,
  }
}

export type Reporter = ReturnType<typeof createReporter>
