// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const accessoriesFlor: Item = { slot: 'accessories', id: 'flor', parts: [{ layer: 100, shapes: [{ d: 'M-9 -11a9 9 0 0 1 18 0a9 9 0 0 1 -18 0zM1 -3a9 9 0 0 1 18 0a9 9 0 0 1 -18 0zM-3 9a9 9 0 0 1 18 0a9 9 0 0 1 -18 0zM-15 9a9 9 0 0 1 18 0a9 9 0 0 1 -18 0zM-19 -3a9 9 0 0 1 18 0a9 9 0 0 1 -18 0z', fill: 'var(--acc,#FFC629)', transform: 'translate(236 118)' }, { d: 'M-6 0a6 6 0 0 1 12 0a6 6 0 0 1 -12 0z', fill: '#B25E00', transform: 'translate(236 118)' }] }], place: 'head' }
