// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const frontHairCortina: Item = { slot: 'frontHair', id: 'cortina', parts: [{ layer: 90, shapes: [{ d: 'M114 192C100 116 140 80 180 80C220 80 260 116 246 192C247 178 243 166 236 158C212 158 190 142 180 110C170 142 148 158 124 158C117 166 113 178 114 192Z', fill: 'var(--hair)' }, { d: 'M168 94C164 112 152 128 136 136M192 94C196 112 208 128 224 136', fill: 'none', stroke: 'var(--hair-hi)', strokeWidth: 5, strokeLinecap: 'round', strokeLinejoin: 'round' }] }] }
