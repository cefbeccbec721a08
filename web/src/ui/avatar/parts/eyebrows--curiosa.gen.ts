// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const eyebrowsCuriosa: Item = { slot: 'eyebrows', id: 'curiosa', parts: [{ layer: 86, shapes: [{ d: 'M143 156Q155 150 167 155M193 152Q207 141 217 151', fill: 'none', stroke: 'var(--brow,var(--hair))', strokeWidth: 5.4, strokeLinecap: 'round', strokeLinejoin: 'round' }] }] }
