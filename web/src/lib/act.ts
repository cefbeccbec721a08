const acts = new WeakMap<Promise<unknown>, string>()
const calls = new WeakMap<object, string>()

/** Notes of which act some work is, so that two attempts at it are known as such: what is told of one ends with the other. */
export function asAct<Work extends Promise<unknown>>(work: Work, act: string): Work {
  acts.set(work, act)
  return work
}

/** Undefined for work that was noted nowhere. */
export function actOf(work: Promise<unknown>): string | undefined {
  return acts.get(work)
}

/** Notes which call some work or its failure belongs to (`albums.remove`), so that a notice can name what failed. */
export function noteCall(of: unknown, call: string): void {
  if (typeof of === 'object' && of !== null) calls.set(of, call)
}

export function callOf(of: unknown): string | undefined {
  return typeof of === 'object' && of !== null ? calls.get(of) : undefined
}
