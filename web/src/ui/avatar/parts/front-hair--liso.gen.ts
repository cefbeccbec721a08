// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const frontHairLiso: Item = { slot: 'frontHair', id: 'liso', parts: [{ layer: 90, shapes: [{ d: 'M116 190C104 116 140 82 182 82C224 82 256 116 244 190C240 160 226 136 188 116C168 138 132 150 116 190Z', fill: 'var(--hair)' }, { d: 'M150 100Q166 90 186 92', fill: 'none', stroke: 'var(--hair-hi)', strokeWidth: 5, strokeLinecap: 'round' }] }] }
