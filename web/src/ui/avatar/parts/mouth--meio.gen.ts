// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const mouthMeio: Item = { slot: 'mouth', id: 'meio', parts: [{ layer: 80, shapes: [{ d: 'M167 215Q182 223 198 210', fill: 'none', stroke: 'var(--line,#3A1A14)', strokeWidth: 5, strokeLinecap: 'round' }] }] }
