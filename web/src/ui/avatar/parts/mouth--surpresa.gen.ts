// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const mouthSurpresa: Item = { slot: 'mouth', id: 'surpresa', parts: [{ layer: 80, shapes: [{ d: 'M170 219a10 11 0 0 1 20 0a10 11 0 0 1 -20 0z', fill: '#6E1F22' }, { d: 'M172.6 225.6Q180 219 187.4 225.6Q184.6 230 180 230Q175.4 230 172.6 225.6Z', fill: '#E8736B' }] }] }
