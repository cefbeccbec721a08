// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const accessoriesBengala: Item = { slot: 'accessories', id: 'bengala', parts: [{ layer: 100, shapes: [{ d: 'M120 404L86 612', fill: 'none', stroke: '#F4F6F0', strokeWidth: 8, strokeLinecap: 'round' }, { d: 'M92 576L86 612', fill: 'none', stroke: '#D93A2B', strokeWidth: 8, strokeLinecap: 'round' }, { d: 'M120 404L123 384', fill: 'none', stroke: '#13231C', strokeWidth: 10, strokeLinecap: 'round' }] }], place: 'hand' }
