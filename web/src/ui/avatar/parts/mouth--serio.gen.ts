// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const mouthSerio: Item = { slot: 'mouth', id: 'serio', parts: [{ layer: 80, shapes: [{ d: 'M168 216H192', fill: 'none', stroke: 'var(--line,#3A1A14)', strokeWidth: 5, strokeLinecap: 'round' }] }] }
