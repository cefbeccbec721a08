/** The one place that writes to the console. Never a token, never what a person typed. */
export function logError(where: string, error: unknown): void {
  console.error(`[${where}]`, error)
}

export function logWarning(where: string, detail: unknown): void {
  console.warn(`[${where}]`, detail)
}
