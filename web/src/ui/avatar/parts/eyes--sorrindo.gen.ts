// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const eyesSorrindo: Item = { slot: 'eyes', id: 'sorrindo', parts: [{ layer: 84, shapes: [{ d: 'M146 178Q156 165 166 178M194 178Q204 165 214 178', fill: 'none', stroke: 'var(--eye,#1E1416)', strokeWidth: 5.4, strokeLinecap: 'round' }] }] }
