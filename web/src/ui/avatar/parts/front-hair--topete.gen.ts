// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const frontHairTopete: Item = { slot: 'frontHair', id: 'topete', parts: [{ layer: 90, shapes: [{ d: 'M117 166C112 140 118 118 134 108C140 84 172 70 206 80C236 84 250 118 243 166C238 148 234 138 226 130C206 138 170 134 150 118C140 128 124 140 117 166Z', fill: 'var(--hair)', flat: false }, { d: 'M117 166C112 122 142 84 180 84C218 84 248 122 243 166C238 148 234 138 226 130C206 138 170 134 150 118C140 128 124 140 117 166Z', fill: 'var(--hair)', flat: true }, { d: 'M150 100Q172 82 204 90', fill: 'none', stroke: 'var(--hair-hi)', strokeWidth: 5, strokeLinecap: 'round', strokeLinejoin: 'round', flat: false }] }] }
