// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const accessoriesFone: Item = { slot: 'accessories', id: 'fone', parts: [{ layer: 100, shapes: [{ d: 'M112 172C106 106 140 76 180 76C220 76 254 106 248 172', fill: 'none', stroke: 'var(--acc,#13231C)', strokeWidth: 9, strokeLinecap: 'round' }, { d: 'M112 156h0a12 12 0 0 1 12 12v18a12 12 0 0 1 -12 12h0a12 12 0 0 1 -12 -12v-18a12 12 0 0 1 12 -12zM248 156h0a12 12 0 0 1 12 12v18a12 12 0 0 1 -12 12h0a12 12 0 0 1 -12 -12v-18a12 12 0 0 1 12 -12z', fill: 'var(--acc2,#D93A2B)' }] }], place: 'head' }
