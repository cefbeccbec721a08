// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const frontHairLenco: Item = { slot: 'frontHair', id: 'lenco', parts: [{ layer: 90, shapes: [{ d: 'M114 160C106 104 140 78 180 78C220 78 254 104 246 160C226 140 204 132 180 132C156 132 134 140 114 160Z', fill: 'var(--cloth,#D4588F)' }, { d: 'M244 146C262 150 272 168 268 186C258 182 248 170 240 158Z', fill: 'var(--cloth2,#A93C6C)' }, { d: 'M145 112a5 5 0 0 1 10 0a5 5 0 0 1 -10 0zM175 98a5 5 0 0 1 10 0a5 5 0 0 1 -10 0zM207 112a5 5 0 0 1 10 0a5 5 0 0 1 -10 0zM162 124a4 4 0 0 1 8 0a4 4 0 0 1 -8 0zM194 124a4 4 0 0 1 8 0a4 4 0 0 1 -8 0z', fill: '#fff', opacity: 0.85 }] }], hides: ['head'], shades: { cloth2: 'cloth' } }
