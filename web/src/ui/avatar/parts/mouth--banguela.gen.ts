// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const mouthBanguela: Item = { slot: 'mouth', id: 'banguela', parts: [{ layer: 80, shapes: [{ d: 'M160 209Q180 214 200 209Q199 232 180 232Q161 232 160 209Z', fill: '#6E1F22' }, { d: 'M164 210.5Q170 212 175 212.3L174.6 218.6Q170 218.4 165 217ZM184 212.4Q190 212 196 210.5L195 217Q190 218.4 184.4 218.7Z', fill: '#fff' }, { d: 'M169 227Q180 220 191 227Q186 232 180 232Q174 232 169 227Z', fill: '#E8736B' }] }] }
