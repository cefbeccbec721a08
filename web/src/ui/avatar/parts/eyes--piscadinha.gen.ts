// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const eyesPiscadinha: Item = { slot: 'eyes', id: 'piscadinha', parts: [{ layer: 84, shapes: [{ d: 'M149 175a7 9 0 0 1 14 0a7 9 0 0 1 -14 0z', fill: 'var(--eye,#1E1416)' }, { d: 'M194 178Q204 167 214 178', fill: 'none', stroke: 'var(--eye,#1E1416)', strokeWidth: 5.4, strokeLinecap: 'round', strokeLinejoin: 'round' }, { d: 'M156.1 171.6a2.5 2.5 0 0 1 5 0a2.5 2.5 0 0 1 -5 0z', fill: '#fff' }] }] }
