// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const eyebrowsDecididas: Item = { slot: 'eyebrows', id: 'decididas', parts: [{ layer: 86, shapes: [{ d: 'M143 149Q156 149 167 156M193 156Q204 149 217 149', fill: 'none', stroke: 'var(--brow,var(--hair))', strokeWidth: 5.4, strokeLinecap: 'round', strokeLinejoin: 'round' }] }] }
