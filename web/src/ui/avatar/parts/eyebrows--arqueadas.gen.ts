// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const eyebrowsArqueadas: Item = { slot: 'eyebrows', id: 'arqueadas', parts: [{ layer: 86, shapes: [{ d: 'M142 157Q152 143 168 152M192 152Q208 143 218 157', fill: 'none', stroke: 'var(--brow,var(--hair))', strokeWidth: 5, strokeLinecap: 'round' }] }] }
