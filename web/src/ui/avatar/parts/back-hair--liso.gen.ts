// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const backHairLiso: Item = { slot: 'backHair', id: 'liso', parts: [{ layer: 20, shapes: [{ d: 'M108 172C104 112 136 80 180 80C224 80 256 112 252 172L256 318C236 330 224 326 216 318L144 318C136 326 124 330 104 318Z', fill: 'var(--hair)' }] }] }
