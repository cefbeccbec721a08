// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const accessoriesAparelho: Item = { slot: 'accessories', id: 'aparelho', parts: [{ layer: 100, shapes: [{ d: 'M243 152C256 152 258 176 248 186', fill: 'none', stroke: 'var(--acc,#1F63D6)', strokeWidth: 8, strokeLinecap: 'round' }, { d: 'M249 184Q242 190 238 180', fill: 'none', stroke: '#DDE6F5', strokeWidth: 3.4, strokeLinecap: 'round' }, { d: 'M232.4 178a4.6 4.6 0 0 1 9.2 0a4.6 4.6 0 0 1 -9.2 0z', fill: 'var(--acc,#1F63D6)' }] }], place: 'ear' }
