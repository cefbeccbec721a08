/**
 * What ended a session or changed an account is known everywhere within a second, also where the notice of it was
 * lost: after this no server answers from before it.
 */
export function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1_050))
}
