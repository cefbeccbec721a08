import { startOutbox } from '../lib/outbox/outbox.ts'
import { startSocket } from '../lib/socket.ts'

/** What works behind the pages of a signed-in person. Follows the session by itself from here on. */
export function startAll(): void {
  startOutbox()
  startSocket()
}
