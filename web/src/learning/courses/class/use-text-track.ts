import { useEffect, useState, type RefObject } from 'react'
import { contentLanguage } from '../../../lib/language.ts'

interface Line {
  from: number
  to: number
  text: string
}

interface TextTrackOptions {
  lines: readonly Line[]
  label: string
  /** Whether captions are wanted. */
  isOn: boolean
}

/**
 * Captions for where ours cannot be drawn: the full screen of some telephones is the film alone. There the browser shows
 * them, of the same lines; everywhere else it keeps them to itself. Made by script, so that nothing is fetched for them.
 */
export function useTextTrack(
  video: RefObject<HTMLVideoElement | null>,
  { lines, label, isOn }: TextTrackOptions,
): void {
  const [isAlone, setAlone] = useState(false)

  useEffect(() => {
    const film = video.current
    if (!film) return undefined
    const enter = () => setAlone(true)
    const leave = () => setAlone(false)
    film.addEventListener('webkitbeginfullscreen', enter)
    film.addEventListener('webkitendfullscreen', leave)
    return () => {
      film.removeEventListener('webkitbeginfullscreen', enter)
      film.removeEventListener('webkitendfullscreen', leave)
    }
  }, [video])

  useEffect(() => {
    if (!video.current || lines.length === 0) return undefined
    // A film cannot lose a track again: it keeps one, whose lines come and go.
    const track = trackOf(video.current, label)
    const cues = lines.map(({ from, to, text }) => new VTTCue(from, to, text))
    for (const cue of cues) track.addCue(cue)
    return () => {
      for (const cue of cues) track.removeCue(cue)
    }
  }, [video, lines, label])

  useEffect(() => {
    if (video.current) show(video.current, isAlone && isOn)
  }, [video, lines, isAlone, isOn])
}

function show({ textTracks }: HTMLVideoElement, isShown: boolean): void {
  for (const track of textTracks) track.mode = isShown ? 'showing' : 'hidden'
}

function trackOf(film: HTMLVideoElement, label: string): TextTrack {
  const track = film.textTracks[0] ?? film.addTextTrack('captions', label, contentLanguage)
  // Without a mode its lines are not there to be changed.
  if (track.mode === 'disabled') track.mode = 'hidden'
  return track
}
