import { expect, it, vi } from 'vitest'
import type { AvatarSelection } from './avatar.ts'
import { caio } from './presets.ts'

it('fetches what a picture shows and nothing else', async () => {
  // A wardrobe of its own: others may have filled the shared one.
  vi.resetModules()
  const { fetchWorn, find } = await import('./wardrobe.ts')
  const look: AvatarSelection = {
    ...caio,
    items: [
      { slot: 'shirt', itemId: 'astronauta' },
      { slot: 'background', itemId: 'espaco' },
      { slot: 'shirt', itemId: 'toString' },
    ],
  }
  const found = () => look.items.map(({ slot, itemId }) => find(slot, itemId)?.id)
  await fetchWorn(look, 'bust')
  expect(found()).toEqual(['astronauta', undefined, undefined])
  await fetchWorn(look, 'whole')
  expect(found()).toEqual(['astronauta', 'espaco', undefined])
})
