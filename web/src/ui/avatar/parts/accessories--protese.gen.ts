// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const accessoriesProtese: Item = { slot: 'accessories', id: 'protese', parts: [{ layer: 45, shapes: [{ d: 'M201 404h1a16 16 0 0 1 16 16v64a16 16 0 0 1 -16 16h-1a16 16 0 0 1 -16 -16v-64a16 16 0 0 1 16 -16z', fill: 'var(--skin)' }, { d: 'M191 486h20a8 8 0 0 1 8 8v10a8 8 0 0 1 -8 8h-20a8 8 0 0 1 -8 -8v-10a8 8 0 0 1 8 -8z', fill: '#3A4650' }, { d: 'M201 510V552C201 576 214 584 216 604', fill: 'none', stroke: '#8B98A3', strokeWidth: 11, strokeLinecap: 'round' }, { d: 'M201 552C190 584 206 606 240 608', fill: 'none', stroke: '#C3CCD3', strokeWidth: 10, strokeLinecap: 'round' }] }], place: 'limb', replaces: 'right-leg' }
