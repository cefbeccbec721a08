// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const mouthSorriso: Item = { slot: 'mouth', id: 'sorriso', parts: [{ layer: 80, shapes: [{ d: 'M163 212Q180 228 197 212', fill: 'none', stroke: 'var(--line,#3A1A14)', strokeWidth: 5, strokeLinecap: 'round' }] }] }
