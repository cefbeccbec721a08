const name = 'StartError'

/** Something the person who starts the server can mend: shown as one sentence, without a stack. */
export function startError(message: string, cause?: unknown): Error {
  return Object.assign(new Error(message, { cause }), { name })
}

export function isStartError(error: unknown): error is Error {
  return error instanceof Error && error.name === name
}
