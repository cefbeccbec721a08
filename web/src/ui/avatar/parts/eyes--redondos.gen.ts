// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const eyesRedondos: Item = { slot: 'eyes', id: 'redondos', parts: [{ layer: 84, shapes: [{ d: 'M149 175a7 9 0 0 1 14 0a7 9 0 0 1 -14 0zM197 175a7 9 0 0 1 14 0a7 9 0 0 1 -14 0z', fill: 'var(--eye,#1E1416)' }, { d: 'M156.1 171.6a2.5 2.5 0 0 1 5 0a2.5 2.5 0 0 1 -5 0zM204.1 171.6a2.5 2.5 0 0 1 5 0a2.5 2.5 0 0 1 -5 0z', fill: '#fff' }] }] }
