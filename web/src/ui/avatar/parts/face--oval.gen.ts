// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const faceOval: Item = { slot: 'face', id: 'oval', parts: [{ layer: 70, shapes: [{ d: 'M106 174a13 13 0 0 1 26 0a13 13 0 0 1 -26 0zM228 174a13 13 0 0 1 26 0a13 13 0 0 1 -26 0z', fill: 'var(--skin)' }, { d: 'M117 168q-5 6 0 12M243 168q5 6 0 12', fill: 'none', stroke: 'var(--skin-shade)', strokeWidth: 3.5, strokeLinecap: 'round' }, { d: 'M120 158C120 116 146 94 180 94C214 94 240 116 240 158V174C240 214 214 238 180 238C146 238 120 214 120 174Z', fill: 'var(--skin)' }, { d: 'M129 202a12 8 0 0 1 24 0a12 8 0 0 1 -24 0zM207 202a12 8 0 0 1 24 0a12 8 0 0 1 -24 0z', fill: 'var(--blush,var(--skin-shade))', opacity: 0.55 }] }] }
