// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const accessoriesBigodes: Item = { slot: 'accessories', id: 'bigodes', parts: [{ layer: 100, shapes: [{ d: 'M150 206L132 202M150 213L131 214M210 206L228 202M210 213L229 214', fill: 'none', stroke: 'var(--acc,#D4588F)', strokeWidth: 3.6, strokeLinecap: 'round', strokeLinejoin: 'round' }, { d: 'M173 193Q180 190 187 193Q186 201 180 203Q174 201 173 193Z', fill: 'var(--acc,#D4588F)' }] }], place: 'face' }
