// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const frontHairTrancas: Item = { slot: 'frontHair', id: 'trancas', parts: [{ layer: 90, shapes: [{ d: 'M117 164C108 112 142 80 180 80C218 80 252 112 243 164C238 146 220 128 180 124C140 128 122 146 117 164Z', fill: 'var(--hair)' }, { d: 'M180 82V124M158 84Q152 104 150 130M202 84Q208 104 210 130M138 96Q128 118 128 144M222 96Q232 118 232 144', fill: 'none', stroke: 'var(--hair-hi)', strokeWidth: 2.6 }] }], bust: '68 64 224 224' }
