// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const backHairCoques: Item = { slot: 'backHair', id: 'coques', parts: [{ layer: 20, shapes: [{ d: 'M102 78a26 26 0 0 1 52 0a26 26 0 0 1 -52 0zM206 78a26 26 0 0 1 52 0a26 26 0 0 1 -52 0z', fill: 'var(--hair)', flat: false }, { d: 'M131 94a9 9 0 0 1 18 0a9 9 0 0 1 -18 0zM211 94a9 9 0 0 1 18 0a9 9 0 0 1 -18 0z', fill: 'var(--bead,#8C6BD1)', flat: false }, { d: 'M114 76a14 14 0 0 1 22-10M122 84a8 8 0 0 1 12-6M246 76a14 14 0 0 0-22-10M238 84a8 8 0 0 0-12-6', fill: 'none', stroke: 'var(--hair-hi)', strokeWidth: 4, strokeLinecap: 'round', strokeLinejoin: 'round', flat: false }] }], bust: '66 36 228 228' }
