// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const backHairNuca: Item = { slot: 'backHair', id: 'nuca', parts: [{ layer: 20, shapes: [{ d: 'M112 158C108 112 138 82 180 82C222 82 252 112 248 158C250 200 246 226 230 244Q205 252 180 246Q155 252 130 244C114 226 110 200 112 158Z', fill: 'var(--hair)' }] }] }
