// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const backHairCoque: Item = { slot: 'backHair', id: 'coque', parts: [{ layer: 20, shapes: [{ d: 'M146 70a34 34 0 0 1 68 0a34 34 0 0 1 -68 0z', fill: 'var(--hair)', flat: false }, { d: 'M156 66Q180 48 204 66', fill: 'none', stroke: 'var(--hair-hi)', strokeWidth: 5, strokeLinecap: 'round', strokeLinejoin: 'round', flat: false }] }], bust: '66 32 228 228' }
