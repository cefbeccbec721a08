// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const frontHairCoque: Item = { slot: 'frontHair', id: 'coque', parts: [{ layer: 90, shapes: [{ d: 'M116 170C110 112 142 80 180 80C218 80 250 112 244 170C236 142 214 122 180 120C146 122 124 142 116 170Z', fill: 'var(--hair)' }, { d: 'M146 104Q162 92 180 92', fill: 'none', stroke: 'var(--hair-hi)', strokeWidth: 5, strokeLinecap: 'round' }] }] }
