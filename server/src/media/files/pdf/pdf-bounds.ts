import { setImmediate as others } from 'node:timers/promises'

/** All object streams of a file together, unpacked: far beyond a book. */
export const mostUnpacked = 64 * 1024 * 1024
/** An object without its stream, such as the list of all chapters. */
export const longestObject = 4 * 1024 * 1024
export const mostObjects = 1_000_000

const turn = 256 * 1024

/** Lets others have their turn while a large file is read. */
export class Turns {
  private next = turn

  async after(position: number): Promise<void> {
    if (position < this.next) return
    this.next = position + turn
    await others()
  }
}
