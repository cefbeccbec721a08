// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const eyesCilios: Item = { slot: 'eyes', id: 'cilios', parts: [{ layer: 84, shapes: [{ d: 'M149 175a7 9 0 0 1 14 0a7 9 0 0 1 -14 0zM197 175a7 9 0 0 1 14 0a7 9 0 0 1 -14 0z', fill: 'var(--eye,#1E1416)' }, { d: 'M145 171Q154 161 165 168M145 171l-5-3M215 171Q206 161 195 168M215 171l5-3', fill: 'none', stroke: 'var(--eye,#1E1416)', strokeWidth: 4, strokeLinecap: 'round' }, { d: 'M156.1 172a2.5 2.5 0 0 1 5 0a2.5 2.5 0 0 1 -5 0zM204.1 172a2.5 2.5 0 0 1 5 0a2.5 2.5 0 0 1 -5 0z', fill: '#fff' }] }] }
