import { AVATAR_CATALOGUE } from '@trilha/contract/economy/avatar-catalogue'
import { expect, it } from 'vitest'
import { tileCrop } from './crops.ts'

/** Where a head with its hair begins, and where the chin is. */
const head = { top: 60, chin: 232 }

it('shows the head whole or not at all beside what is held, or worn behind or lower', () => {
  const places: ReadonlySet<string | undefined> = new Set(['back', 'hand', 'arm', 'limb', 'seat'])
  const cut = AVATAR_CATALOGUE.filter(({ place }) => places.has(place)).filter((item) => {
    const top = Number(tileCrop(item).split(' ')[1])
    return top > head.top && top < head.chin
  })
  expect(cut.map(({ id }) => id)).toEqual([])
})
