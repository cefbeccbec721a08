// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const frontHairPuffs: Item = { slot: 'frontHair', id: 'puffs', parts: [{ layer: 90, shapes: [{ d: 'M116 170C110 112 142 82 180 82C218 82 250 112 244 170C238 146 216 128 180 126C144 128 122 146 116 170Z', fill: 'var(--hair)' }, { d: 'M180 83V126', fill: 'none', stroke: 'var(--skin)', strokeWidth: 3 }, { d: 'M132 116Q146 98 164 94M228 116Q214 98 196 94', fill: 'none', stroke: 'var(--hair-hi)', strokeWidth: 3 }, { d: 'M119 112a9 9 0 0 1 18 0a9 9 0 0 1 -18 0zM223 112a9 9 0 0 1 18 0a9 9 0 0 1 -18 0z', fill: 'var(--bead,#FFC629)' }] }], bust: '60 50 240 240' }
