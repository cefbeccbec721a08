/** A place in a video as its player writes it: 03:12, 1:02:05. */
export function placeInVideo(second: number): string {
  const parts = [Math.floor(second / 3600), Math.floor(second / 60) % 60, second % 60]
  const [hours, minutes, seconds] = parts.map((part) => String(part).padStart(2, '0'))
  return parts[0] === 0 ? `${minutes}:${seconds}` : `${Number(hours)}:${minutes}:${seconds}`
}
