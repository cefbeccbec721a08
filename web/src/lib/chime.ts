/** A major chord, note by note, as a music box would: drawn by the browser, so nothing is downloaded for it. */
const notes = [523.25, 659.25, 783.99, 1046.5]
const apart = 0.09
const lasting = 0.7
const volume = 0.12

export function playChime(): void {
  const context = new AudioContext()
  notes.forEach((frequency, at) => {
    const start = context.currentTime + at * apart
    const tone = context.createOscillator()
    const loudness = context.createGain()
    tone.type = 'triangle'
    tone.frequency.value = frequency
    loudness.gain.setValueAtTime(volume, start)
    loudness.gain.exponentialRampToValueAtTime(0.001, start + lasting)
    tone.connect(loudness).connect(context.destination)
    tone.start(start)
    tone.stop(start + lasting)
    if (at === notes.length - 1) tone.addEventListener('ended', () => void context.close())
  })
}
