import { expect, it } from 'vitest'
import { hasNoSound, type SoundSigns } from './silent.ts'

it.each<[string, Omit<SoundSigns, 'currentTime'>, boolean]>([
  ['Firefox, without', { mozHasAudio: false }, true],
  ['Firefox, with', { mozHasAudio: true }, false],
  ['Safari, without', { audioTracks: { length: 0 } }, true],
  ['Safari, with', { audioTracks: { length: 1 } }, false],
  ['Chromium, without', { webkitAudioDecodedByteCount: 0, webkitVideoDecodedByteCount: 9000 }, true],
  ['Chromium, with', { webkitAudioDecodedByteCount: 80, webkitVideoDecodedByteCount: 9000 }, false],
  ['Chromium, nothing played', { webkitAudioDecodedByteCount: 0, webkitVideoDecodedByteCount: 0 }, false],
  ['a browser that says nothing', {}, false],
])('%s', (_, signs, isSilent) => {
  expect(hasNoSound({ ...signs, currentTime: 2 })).toBe(isSilent)
  expect(hasNoSound({ ...signs, currentTime: 0 })).toBe(false)
})
