/** The list with one word more: trimmed, not twice whatever its case, never beyond the most. */
export function addTag(list: readonly string[], text: string, most: number): string[] {
  const word = text.trim().replaceAll(/\s+/gu, ' ')
  const isThere = list.some((other) => other.toLocaleLowerCase() === word.toLocaleLowerCase())
  return word === '' || isThere || list.length >= most ? [...list] : [...list, word]
}
