// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const frontHairBlack: Item = { slot: 'frontHair', id: 'black', parts: [{ layer: 90, shapes: [{ d: 'M117 166C112 108 146 84 180 84C214 84 248 108 243 166C238 150 232 140 222 134C206 126 154 126 138 134C128 140 122 150 117 166Z', fill: 'var(--hair)' }, { d: 'M129 134a11 11 0 0 1 22 0a11 11 0 0 1 -22 0zM146 129a12 12 0 0 1 24 0a12 12 0 0 1 -24 0zM168 128a12 12 0 0 1 24 0a12 12 0 0 1 -24 0zM190 129a12 12 0 0 1 24 0a12 12 0 0 1 -24 0zM209 134a11 11 0 0 1 22 0a11 11 0 0 1 -22 0z', fill: 'var(--hair)' }] }], bust: '64 34 232 232' }
