// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const frontHairDegrade: Item = { slot: 'frontHair', id: 'degrade', parts: [{ layer: 90, shapes: [{ d: 'M117 172C114 150 116 128 126 118C124 98 150 78 184 78C222 78 240 98 236 120C244 130 246 152 243 172C240 150 236 142 232 134C210 128 150 128 128 134C124 142 120 150 117 172Z', fill: 'var(--hair)' }, { d: 'M117 172C115 156 117 140 124 132L130 136C124 146 120 158 117 172ZM243 172C245 156 243 140 236 132L230 136C236 146 240 158 243 172Z', fill: 'var(--hair-hi)', opacity: 0.7 }] }] }
