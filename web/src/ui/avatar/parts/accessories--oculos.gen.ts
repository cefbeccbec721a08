// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const accessoriesOculos: Item = { slot: 'accessories', id: 'oculos', parts: [{ layer: 100, shapes: [{ d: 'M136 176a19 19 0 0 1 38 0a19 19 0 0 1 -38 0zM186 176a19 19 0 0 1 38 0a19 19 0 0 1 -38 0z', fill: 'rgba(255,255,255,.22)', stroke: 'var(--acc,#13231C)', strokeWidth: 5 }, { d: 'M174 173Q180 168 186 173M136 172L120 168M224 172L240 168', fill: 'none', stroke: 'var(--acc,#13231C)', strokeWidth: 5, strokeLinecap: 'round' }] }], place: 'eyes' }
