import type { Answer } from '../../../lib/api/types.ts'
import { joinRanges, missingRanges, type Range } from './watched.ts'

export type Reported = Answer<'courses', 'reportProgress'>
export type SavedState = 'saved' | 'saving' | 'waiting'

interface Report {
  position?: number
  watched?: Range[]
}

interface ReporterParts {
  /** Of the video; null where it has none. */
  seconds: number | null
  /** Opens the class on the server, or finds where it was left. */
  start(): Promise<Reported>
  report(id: string, body: Report): Promise<Reported>
  /** As the page goes away: nobody is there for an answer. */
  reportLeaving(id: string, body: Report): void
  onSaved(answer: Reported): void
  onState(state: SavedState): void
}

/**
 * Tells the server what was watched. What could not be told is kept and told with the next: the server joins ranges,
 * so a report that arrived without its answer being heard does no harm a second time (D11). It takes no more than can be
 * played since the last report, so what came late or at once from two devices is told again until it counts (G34).
 */
export function createReporter({ seconds, start, report, reportLeaving, onSaved, onState }: ReporterParts) {
  let id: string | undefined
  let watched: Range[] = []
  let position: number | undefined
  /** On its way, and not known to have arrived. */
  let telling: Told = nothing
  let running: Promise<void> | undefined

  async function send(): Promise<void> {
    const told = { watched, position }
    telling = told
    watched = []
    position = undefined
    onState('saving')
    try {
      if (id === undefined) {
        const opened = await start()
        id = opened.id
        onSaved(opened)
      }
      const body = bodyOf(told)
      const answer = body && (await report(id, body))
      if (answer) onSaved(answer)
      const untaken = answer ? untakenOf(told.watched, answer) : []
      watched = joinRanges([...untaken, ...watched])
      onState(untaken.length > 0 ? 'saving' : 'saved')
    } catch {
      watched = joinRanges([...told.watched, ...watched])
      position ??= told.position
      onState('waiting')
    } finally {
      telling = nothing
    }
  }

  function untakenOf(told: Range[], answer: Reported): Range[] {
    // What is watched asks for no more.
    if (answer.status !== 'STARTED') return []
    return missingRanges(told, answer.watched).filter(([from]) => seconds !== null && from < seconds)
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
    /** The page may be gone in a moment: what is not known to have arrived is said, and kept in case it stays. */
    leave(): void {
      const body = bodyOf({
        watched: joinRanges([...telling.watched, ...watched]),
        position: position ?? telling.position,
      })
      if (id !== undefined && body) reportLeaving(id, body)
    },
    id: () => id,
  }
}

interface Told {
  watched: Range[]
  position: number | undefined
}

const nothing: Told = { watched: [], position: undefined }

function bodyOf({ watched, position }: Told): Report | undefined {
  if (watched.length === 0 && position === undefined) return undefined
  return { ...(watched.length > 0 && { watched }), ...(position !== undefined && { position }) }
}

export type Reporter = ReturnType<typeof createReporter>
