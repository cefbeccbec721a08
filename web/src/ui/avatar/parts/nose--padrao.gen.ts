// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const nosePadrao: Item = { slot: 'nose', id: 'padrao', parts: [{ layer: 82, shapes: [{ d: 'M174 194Q180 201 187 194', fill: 'none', stroke: 'var(--skin-line)', strokeWidth: 4.4, strokeLinecap: 'round' }] }] }
