// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const accessoriesViolao: Item = { slot: 'accessories', id: 'violao', parts: [{ layer: 10, shapes: [{ d: 'M150 330L250 171', fill: 'none', stroke: '#7A4A21', strokeWidth: 12, strokeLinecap: 'round', strokeLinejoin: 'round' }, { d: 'M247 136h10a8 8 0 0 1 8 8v22a8 8 0 0 1 -8 8h-10a8 8 0 0 1 -8 -8v-22a8 8 0 0 1 8 -8z', fill: '#5F3419', transform: 'rotate(32 252 155)' }, { d: 'M84 394a38 38 0 0 1 76 0a38 38 0 0 1 -76 0zM120 344a28 28 0 0 1 56 0a28 28 0 0 1 -56 0z', fill: 'var(--acc,#B25E00)' }, { d: 'M99 378a9 9 0 0 1 18 0a9 9 0 0 1 -18 0z', fill: '#3A2412' }] }], place: 'back' }
