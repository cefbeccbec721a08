/**
 * Whether nothing is at an address any more, as its server says; no where there is no answer, or one of another kind.
 * A picture tells only that it did not come.
 */
export async function isGone(address: string): Promise<boolean> {
  const asked = new AbortController()
  try {
    const { status } = await fetch(address, { signal: asked.signal })
    return status === 404 || status === 410
  } catch {
    return false
  } finally {
    asked.abort()
  }
}
