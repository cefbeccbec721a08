const letters = 'ABCDEF'

/** What an option is called on the screen and on the keyboard. */
export function letterOf(at: number): string {
  return letters[at] ?? ''
}

/** Which option a key means; undefined for any other key. */
export function optionOfKey<T>(key: string, options: readonly T[]): T | undefined {
  if (key.length !== 1) return undefined
  const at = letters.indexOf(key.toUpperCase())
  return at === -1 ? undefined : options[at]
}
