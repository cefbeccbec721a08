// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const accessoriesMochila: Item = { slot: 'accessories', id: 'mochila', parts: [{ layer: 10, shapes: [{ d: 'M150 244h60a34 34 0 0 1 34 34v82a34 34 0 0 1 -34 34h-60a34 34 0 0 1 -34 -34v-82a34 34 0 0 1 34 -34zM175 234h10a11 11 0 0 1 11 11v0a11 11 0 0 1 -11 11h-10a11 11 0 0 1 -11 -11v0a11 11 0 0 1 11 -11z', fill: 'var(--acc2,#B23023)' }] }, { layer: 100, shapes: [{ d: 'M147 264C141 298 139 328 132 354M213 264C219 298 221 328 228 354', fill: 'none', stroke: 'var(--acc,#D93A2B)', strokeWidth: 12, strokeLinecap: 'round' }] }], place: 'back', shades: { acc2: 'acc' } }
