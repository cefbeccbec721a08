// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const accessoriesMochila: Item = { slot: 'accessories', id: 'mochila', parts: [{ layer: 100, shapes: [{ d: 'M147 264C141 298 139 328 132 354M213 264C219 298 221 328 228 354', fill: 'none', stroke: 'var(--acc,#D93A2B)', strokeWidth: 12, strokeLinecap: 'round' }] }], place: 'back' }
