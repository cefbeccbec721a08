import { isFinal } from './api-error.ts'

/**
 * The idempotency key of a person's act. Asking again after a failure that decided nothing (no network,
 * 5xx) is the same act and keeps its key; after success or a refusal, the next press is a new act.
 */
export interface ActionKeys {
  keyFor(args: unknown): string
  settle(args: unknown, error: unknown): void
}

export function createActionKeys(randomId: () => string): ActionKeys {
  let open: { act: string; key: string } | undefined
  return {
    keyFor: (args) => {
      const act = JSON.stringify(args ?? null)
      if (open?.act !== act) open = { act, key: randomId() }
      return open.key
    },
    settle: (args, error) => {
      const decided = error === null || error === undefined || isFinal(error)
      if (decided && open?.act === JSON.stringify(args ?? null)) open = undefined
    },
  }
}
