/** What an address answers with, whatever is there; undefined where no answer comes. */
export async function statusOf(address: string): Promise<number | undefined> {
  const asked = new AbortController()
  try {
    return (await fetch(address, { signal: asked.signal })).status
  } catch {
    return undefined
  } finally {
    asked.abort()
  }
}
