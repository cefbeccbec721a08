// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const accessoriesLencoPescoco: Item = { slot: 'accessories', id: 'lenco-pescoco', parts: [{ layer: 100, shapes: [{ d: 'M147 252Q180 280 213 252L216 268Q202 290 180 308Q158 290 144 268Z', fill: 'var(--acc,#35A37C)' }, { d: 'M150 262Q180 288 210 262M158 274Q180 292 202 274', fill: 'none', stroke: 'var(--acc2,#2B8666)', strokeWidth: 4, strokeLinecap: 'round', strokeLinejoin: 'round' }] }], place: 'neck', shades: { acc2: 'acc' } }
