// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const backgroundDisco: Item = { slot: 'background', id: 'disco', parts: [{ layer: 0, shapes: [{ d: 'M8 300a172 172 0 0 1 344 0a172 172 0 0 1 -344 0z', fill: 'var(--bg1,#FFE7A6)' }] }] }
