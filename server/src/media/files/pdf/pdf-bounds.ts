import { setImmediate as others } from 'node:timers/promises'

/** All object streams of a file together, unpacked: far beyond a book. */
export const mostUnpacked = 64 * 1024 * 1024
/** An object without its stream, such as the list of all chapters; it is read in one go. */
export const longestObject = 1024 * 1024
/** All that is not in streams: pictures, fonts and pages are, so a long book has little of it. */
export const mostText = 16 * 1024 * 1024
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
