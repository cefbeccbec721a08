/** Joins class names, leaving out everything that is not one: `cx(styles.box, error && styles.invalid)`. */
export function cx(...names: readonly unknown[]): string {
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ')
}
