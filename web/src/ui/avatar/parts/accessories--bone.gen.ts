// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const accessoriesBone: Item = { slot: 'accessories', id: 'bone', parts: [{ layer: 100, shapes: [{ d: 'M116 140C112 96 142 72 182 72C222 72 250 96 244 140Z', fill: 'var(--acc,#D93A2B)' }, { d: 'M112 136C150 124 224 124 270 141C276 146 272 153 264 152C220 142 160 142 116 150Z', fill: 'var(--acc2,#B23023)' }, { d: 'M176 73a6 6 0 0 1 12 0a6 6 0 0 1 -12 0z', fill: 'var(--acc2,#B23023)' }] }], place: 'head', needs: 'low', shades: { acc2: 'acc' } }
