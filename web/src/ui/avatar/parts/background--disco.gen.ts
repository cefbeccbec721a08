// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const backgroundDisco: Item = { slot: 'background', id: 'disco', parts: [{ layer: 0, shapes: [{ d: 'M64 320a116 116 0 0 1 232 0a116 116 0 0 1 -232 0z', fill: 'var(--bg1,#FFE7A6)' }] }] }
