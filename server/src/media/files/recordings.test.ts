import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as make from '../../testing/given-files.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { checkContent } from './contents.ts'
import { removePlaces } from './video-location.ts'

const films = new URL('../../../demo/files/', import.meta.url)
let folder: string
beforeAll(async () => {
  folder = await temporaryFolder('recordings')
})
afterAll(() => rm(folder, { recursive: true }))

async function isTaken(content: Uint8Array, extension: 'aac' | 'mp4'): Promise<boolean> {
  const path = join(folder, `a.${extension}`)
  await writeFile(path, content)
  return checkContent(path, extension).then(
    () => true,
    (error: unknown) => {
      expect(error).toMatchObject({ code: 'ii_0018' })
      return false
    },
  )
}

/** Of a seed, so that what fails once fails again. */
function dice(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

describe('a film', () => {
  it('as programs make it is taken', async () => {
    const names = (await readdir(films)).filter((name) => name.endsWith('.mp4'))
    expect(names.length).toBeGreaterThan(0)
    for (const name of names) expect(await isTaken(await readFile(new URL(name, films)), 'mp4'), name).toBe(true)
  })

  it('is taken with its track at the end, in pieces, and with filling behind', async () => {
    const film = make.box('mdat', Buffer.from('o filme'))
    const { mp4Head, mp4Track } = make
    expect(await isTaken(Buffer.concat([mp4Head, film, mp4Track]), 'mp4')).toBe(true)
    const piece = Buffer.concat([make.box('moof', Buffer.alloc(40)), film])
    expect(await isTaken(Buffer.concat([mp4Head, mp4Track, piece, piece]), 'mp4')).toBe(true)
    expect(await isTaken(Buffer.concat([make.mp4(), Buffer.alloc(512)]), 'mp4')).toBe(true)
  })

  it('damaged at random is taken or refused, and never anything else', async () => {
    const roll = dice(7)
    const whole = make.mp4()
    const counts = { taken: 0, refused: 0 }
    for (let round = 0; round < 400; round += 1) {
      const damaged = Buffer.from(whole.subarray(0, roll(4) === 0 ? roll(whole.length) : whole.length))
      for (let hits = 1 + roll(4); hits > 0; hits -= 1)
        damaged[roll(damaged.length)] = [0, 1, 0xff, roll(256)][roll(4)]!
      if (await isTaken(damaged, 'mp4')) {
        counts.taken += 1
        await removePlaces(join(folder, 'a.mp4'))
      } else counts.refused += 1
    }
    expect(Math.min(counts.taken, counts.refused)).toBeGreaterThan(20)
  })
})

describe('a sound', () => {
  it('is taken between its tags, and broken off at its end', async () => {
    const front = Buffer.concat([Buffer.from('ID3\x03\0\0\0\0\x01\x02', 'latin1'), Buffer.alloc(130)])
    const back = Buffer.concat([Buffer.from('TAG'), Buffer.alloc(125)])
    expect(await isTaken(Buffer.concat([front, make.aac, back]), 'aac')).toBe(true)
    expect(await isTaken(make.aac.subarray(0, -4), 'aac')).toBe(true)
    // Across the pieces in which a file is read.
    expect(await isTaken(Buffer.concat(Array.from({ length: 30_000 }, () => make.aacFrame)), 'aac')).toBe(true)
  })

  it('with something else among its frames is refused', async () => {
    const long = Array.from({ length: 10_000 }, () => make.aacFrame)
    long[7000] = Buffer.from('<script>alert(1)</script>')
    expect(await isTaken(Buffer.concat(long), 'aac')).toBe(false)
    const tag = Buffer.from('ID3\x03\0\0\x7f\x7f\x7f\x7f', 'latin1')
    expect(await isTaken(Buffer.concat([tag, make.aac]), 'aac')).toBe(false)
  })

  it('damaged at random is taken or refused, and never anything else', async () => {
    const roll = dice(11)
    let refused = 0
    for (let round = 0; round < 200; round += 1) {
      const damaged = Buffer.from(make.aac)
      damaged[roll(damaged.length)] = roll(256)
      if (!(await isTaken(damaged, 'aac'))) refused += 1
    }
    expect(refused).toBeGreaterThan(20)
  })
})
