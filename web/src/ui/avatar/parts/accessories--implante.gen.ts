// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const accessoriesImplante: Item = { slot: 'accessories', id: 'implante', parts: [{ layer: 100, shapes: [{ d: 'M227 140a11 11 0 0 1 22 0a11 11 0 0 1 -22 0z', fill: 'var(--acc,#6B3FC0)' }, { d: 'M242 150C254 158 256 176 248 184', fill: 'none', stroke: 'var(--acc,#6B3FC0)', strokeWidth: 5, strokeLinecap: 'round' }] }], place: 'ear' }
