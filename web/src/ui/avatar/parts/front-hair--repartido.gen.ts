// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const frontHairRepartido: Item = { slot: 'frontHair', id: 'repartido', parts: [{ layer: 90, shapes: [{ d: 'M117 168C111 120 138 82 182 82C224 82 250 118 243 168C241 152 238 142 232 133C204 138 168 130 150 108C140 124 122 138 117 168Z', fill: 'var(--hair)' }, { d: 'M150 108C152 100 156 94 162 90', fill: 'none', stroke: 'var(--hair-hi)', strokeWidth: 4, strokeLinecap: 'round', strokeLinejoin: 'round' }, { d: 'M176 98Q204 98 222 114', fill: 'none', stroke: 'var(--hair-hi)', strokeWidth: 5, strokeLinecap: 'round', strokeLinejoin: 'round' }] }] }
