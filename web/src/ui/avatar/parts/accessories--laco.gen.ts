// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const accessoriesLaco: Item = { slot: 'accessories', id: 'laco', parts: [{ layer: 100, shapes: [{ d: 'M0 0C-8-14-26-18-30-12C-34-4-34 6-30 13C-25 19-8 13 0 0C8-14 26-18 30-12C34-4 34 6 30 13C25 19 8 13 0 0Z', fill: 'var(--acc,#D4588F)', transform: 'translate(222 104) scale(0.95)' }, { d: 'M-12-2L-22-5M12-2L22-5', fill: 'none', stroke: 'var(--acc2,#AE4875)', strokeWidth: 3.6, strokeLinecap: 'round', strokeLinejoin: 'round', transform: 'translate(222 104) scale(0.95)' }, { d: 'M-8 0a8 8 0 0 1 16 0a8 8 0 0 1 -16 0z', fill: 'var(--acc2,#AE4875)', transform: 'translate(222 104) scale(0.95)' }] }], place: 'head', shades: { acc2: 'acc' } }
