/** Telephones of one maker enlarge nothing but the video itself, with controls of their own. */
type Film = HTMLVideoElement & { webkitEnterFullscreen?: () => void }

/** Whether this browser can enlarge anything of a player. */
export function mayFillScreen(
  frames: object = HTMLElement.prototype,
  films: object = HTMLVideoElement.prototype,
): boolean {
  return 'requestFullscreen' in frames || 'webkitEnterFullscreen' in films
}

/** The whole player where the browser can, with its captions; else the video alone. */
export function fillScreen(frame: HTMLElement, film: Film): void {
  if ('requestFullscreen' in frame) {
    void frame.requestFullscreen().catch(() => {})
    return
  }
  try {
    film.webkitEnterFullscreen?.()
  } catch {
    // Nothing of it was loaded yet: it may be pressed again.
  }
}
