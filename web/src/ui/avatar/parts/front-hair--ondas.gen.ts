// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const frontHairOndas: Item = { slot: 'frontHair', id: 'ondas', parts: [{ layer: 90, shapes: [{ d: 'M114 194C100 116 140 80 184 80C226 80 260 116 246 194C246 168 236 152 226 146C206 148 190 138 178 120C166 144 130 146 114 194Z', fill: 'var(--hair)' }, { d: 'M196 98Q216 102 226 118', fill: 'none', stroke: 'var(--hair-hi)', strokeWidth: 5, strokeLinecap: 'round' }] }] }
