// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const backHairOndas: Item = { slot: 'backHair', id: 'ondas', parts: [{ layer: 20, shapes: [{ d: 'M110 168C104 110 138 80 180 80C222 80 256 110 250 168C252 196 266 206 258 232C254 252 268 262 256 284C240 304 222 292 214 280L146 280C138 292 120 304 104 284C92 262 106 252 102 232C94 206 108 196 110 168Z', fill: 'var(--hair)' }] }] }
