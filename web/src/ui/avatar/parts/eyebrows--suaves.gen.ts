// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const eyebrowsSuaves: Item = { slot: 'eyebrows', id: 'suaves', parts: [{ layer: 86, shapes: [{ d: 'M143 155Q155 147 167 153M193 153Q205 147 217 155', fill: 'none', stroke: 'var(--brow,var(--hair))', strokeWidth: 5.4, strokeLinecap: 'round' }] }] }
