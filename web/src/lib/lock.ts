/**
 * Runs a task while no other tab runs one of the same name. `hadToWait` tells it that another tab
 * was there just before.
 */
export type Lock = <T>(name: string, task: (hadToWait: boolean) => Promise<T>) => Promise<T>

/**
 * Over plain http browsers offer no locks: the task then runs at once, and the server's grace for
 * the direct predecessor of a refresh token covers two tabs that meet (decision E4).
 */
export const browserLock: Lock = async (name, task) => {
  if (!('locks' in navigator)) return await task(false)
  const { locks } = navigator
  const ran = await locks.request(name, { ifAvailable: true }, async (lock) =>
    lock ? { result: await task(false) } : undefined,
  )
  return ran ? ran.result : await locks.request(name, async () => await task(true))
}
