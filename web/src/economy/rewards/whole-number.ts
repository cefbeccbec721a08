/** Nothing that is not digits is taken for a number: "1e3" was not meant. */
export function wholeNumberOf(text: string): number {
  return /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN
}
