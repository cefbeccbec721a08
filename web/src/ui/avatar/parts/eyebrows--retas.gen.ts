// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const eyebrowsRetas: Item = { slot: 'eyebrows', id: 'retas', parts: [{ layer: 86, shapes: [{ d: 'M143 153L167 151M193 151L217 153', fill: 'none', stroke: 'var(--brow,var(--hair))', strokeWidth: 6, strokeLinecap: 'round' }] }] }
