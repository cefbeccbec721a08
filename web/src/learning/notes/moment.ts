/** 201 seconds are 03:21, as the video's own clock says; an hour and more is 1:02:03. */
export function formatMoment(second: number): string {
  const whole = Math.floor(second)
  const hours = Math.floor(whole / 3600)
  const parts = [Math.floor(whole / 60) % 60, whole % 60].map((part) => String(part).padStart(2, '0'))
  return [...(hours > 0 ? [String(hours)] : []), ...parts].join(':')
}
