// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const accessoriesMedalha: Item = { slot: 'accessories', id: 'medalha', parts: [{ layer: 100, shapes: [{ d: 'M156 266L180 322L204 266', fill: 'none', stroke: '#D93A2B', strokeWidth: 7 }, { d: 'M164 332a16 16 0 0 1 32 0a16 16 0 0 1 -32 0z', fill: '#FFC629' }, { d: 'M171 332a9 9 0 0 1 18 0a9 9 0 0 1 -18 0z', fill: '#E0A100' }] }], place: 'neck' }
