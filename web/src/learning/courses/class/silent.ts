/** What browsers say of the sound of a video, each in its own way. */
export interface SoundSigns {
  currentTime: number
  /** Firefox. */
  mozHasAudio?: boolean
  /** Safari. */
  audioTracks?: { length: number }
  /** Chromium counts what it played. */
  webkitAudioDecodedByteCount?: number
  webkitVideoDecodedByteCount?: number
}

/** Whether it is known to have none: after a second of it, because some only tell by what was played. */
export function hasNoSound(video: SoundSigns): boolean {
  if (video.currentTime < 1) return false
  if (video.mozHasAudio !== undefined) return !video.mozHasAudio
  if (video.audioTracks !== undefined) return video.audioTracks.length === 0
  return video.webkitAudioDecodedByteCount === 0 && (video.webkitVideoDecodedByteCount ?? 0) > 0
}
