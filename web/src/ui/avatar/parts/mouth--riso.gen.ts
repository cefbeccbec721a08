// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const mouthRiso: Item = { slot: 'mouth', id: 'riso', parts: [{ layer: 80, shapes: [{ d: 'M160 209Q180 213 200 209C201 224 193 230 180 230C167 230 159 224 160 209Z', fill: '#6E1F22' }, { d: 'M163 211.6Q180 215 197 211.6C196.6 221 190 226 180 226C170 226 163.4 221 163 211.6Z', fill: '#fff' }, { d: 'M165 218.6Q180 221 195 218.6', fill: 'none', stroke: '#D8DEDA', strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' }] }] }
