// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const frontHairFranja: Item = { slot: 'frontHair', id: 'franja', parts: [{ layer: 90, shapes: [{ d: 'M114 186C106 112 140 80 180 80C220 80 254 112 246 186C244 170 240 158 236 150C200 158 160 158 124 150C120 158 116 170 114 186Z', fill: 'var(--hair)' }, { d: 'M136 112Q156 92 186 92', fill: 'none', stroke: 'var(--hair-hi)', strokeWidth: 5, strokeLinecap: 'round' }] }] }
