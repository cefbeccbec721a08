// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const backHairChanel: Item = { slot: 'backHair', id: 'chanel', parts: [{ layer: 20, shapes: [{ d: 'M108 176C102 112 136 82 180 82C224 82 258 112 252 176L258 236C240 250 226 250 214 244L146 244C134 250 120 250 102 236Z', fill: 'var(--hair)' }] }] }
