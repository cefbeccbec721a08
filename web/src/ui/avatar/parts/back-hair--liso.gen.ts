// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const backHairLiso: Item = { slot: 'backHair', id: 'liso', parts: [{ layer: 20, shapes: [{ d: 'M108 172C104 112 136 80 180 80C224 80 256 112 252 172L256 314C236 325 224 322 216 314L144 314C136 322 124 325 104 314Z', fill: 'var(--hair)' }] }] }
