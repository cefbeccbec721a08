import type { Found } from './match.ts'

/**
 * Names of people in Brazil that are spelled like a blocked word. They pass inside a full name and nowhere else: in a
 * text, a nickname or a username the word stays blocked. Names that the filter does not touch (Pinto, Rego, Cunha) need
 * no line here.
 */
const realNames = new Set([
  // Guarani: a given name of men.
  'karai',
  // West African: a given name of men.
  'fode',
  // German and Austrian families of the south.
  'fucks',
  'kuntz',
  'titz',
  // Spanish families.
  'porras',
  // An Italian family.
  'corno',
])

/** Without those that are such a name, spelled with plain letters: "Fuck5" is no name. */
export function withoutRealNames(text: string, found: readonly Found[]): Found[] {
  return found.filter(({ from, to }) => !realNames.has(plain(text.slice(from, to))))
}

function plain(word: string): string {
  return word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
