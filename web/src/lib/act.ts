const acts = new WeakMap<Promise<unknown>, string>()

/** Notes of which act some work is, so that two attempts at it are known as such: what is told of one ends with the other. */
export function asAct<Work extends Promise<unknown>>(work: Work, act: string): Work {
  acts.set(work, act)
  return work
}

/** Undefined for work that was noted nowhere. */
export function actOf(work: Promise<unknown>): string | undefined {
  return acts.get(work)
}
