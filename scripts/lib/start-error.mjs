/** Something the person at the terminal can mend: printed as one sentence, without a stack. */
export function startError(message, cause) {
  return Object.assign(new Error(message, { cause }), { name: 'StartError' })
}

export function isStartError(error) {
  return error instanceof Error && error.name === 'StartError'
}
