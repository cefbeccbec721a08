// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const eyebrowsFinas: Item = { slot: 'eyebrows', id: 'finas', parts: [{ layer: 86, shapes: [{ d: 'M144 154Q155 146 167 152M193 152Q205 146 216 154', fill: 'none', stroke: 'var(--brow,var(--hair))', strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' }] }] }
