// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const backHairRabo: Item = { slot: 'backHair', id: 'rabo', parts: [{ layer: 20, shapes: [{ d: 'M226 92C272 92 282 150 270 204C264 236 246 246 240 232C252 190 244 140 214 118Z', fill: 'var(--hair)' }] }] }
