import { statusOf } from './api/status-of.ts'

/** Whether the server says that nothing is there any more: a picture tells only that it did not come. */
export async function isGone(address: string): Promise<boolean> {
  const status = await statusOf(address)
  return status === 404 || status === 410
}
