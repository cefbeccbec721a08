// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const frontHairRaspado: Item = { slot: 'frontHair', id: 'raspado', parts: [{ layer: 90, shapes: [{ d: 'M119 162C114 120 142 91 180 91C218 91 246 120 241 162C238 142 226 128 206 122Q180 116 154 122C134 128 122 142 119 162Z', fill: 'var(--hair)' }, { d: 'M119 162C117 146 119 132 126 122L137 130C127 138 122 150 119 162ZM241 162C243 146 241 132 234 122L223 130C233 138 238 150 241 162Z', fill: 'var(--hair-hi)', opacity: 0.8 }] }] }
