import { playedRange, type Range } from './watched.ts'

export type Film = Pick<HTMLVideoElement, 'currentTime' | 'duration' | 'paused' | 'seeking'>

/**
 * What a film really plays. It may be moved by others than our own slider: a telephone's full screen, a picture in
 * picture, media keys. So a stretch ends at the last time that was heard before a move, and not where the film is.
 */
export function createStretch(tell: (range: Range) => void) {
  let from: number | undefined
  let last = 0

  function hear({ currentTime, seeking }: Film): void {
    // Moved already, though its event is still to come.
    if (!seeking) last = currentTime
  }

  function note(film: Film): void {
    if (from === undefined) return
    hear(film)
    const range = playedRange(from, last, film.duration)
    if (!range) return
    from = last
    tell(range)
  }

  return {
    /** It plays from here on, or goes on after a move. */
    begin({ currentTime }: Film): void {
      from = currentTime
      last = currentTime
    },
    /** As it plays; told in pieces, so that little is lost with the page. */
    hear(film: Film): void {
      hear(film)
      if (from !== undefined && last - from >= 5) note(film)
    },
    /** What was played up to now. */
    note,
    /** It rests or is moved. */
    end(film: Film): void {
      note(film)
      from = undefined
    },
  }
}
