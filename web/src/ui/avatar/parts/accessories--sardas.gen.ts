// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const accessoriesSardas: Item = { slot: 'accessories', id: 'sardas', parts: [{ layer: 100, shapes: [{ d: 'M133.4 192a2.6 2.6 0 0 1 5.2 0a2.6 2.6 0 0 1 -5.2 0zM142.4 196a2.6 2.6 0 0 1 5.2 0a2.6 2.6 0 0 1 -5.2 0zM150.6 191a2.4 2.4 0 0 1 4.8 0a2.4 2.4 0 0 1 -4.8 0zM138.8 203a2.2 2.2 0 0 1 4.4 0a2.2 2.2 0 0 1 -4.4 0zM204.6 191a2.4 2.4 0 0 1 4.8 0a2.4 2.4 0 0 1 -4.8 0zM212.4 196a2.6 2.6 0 0 1 5.2 0a2.6 2.6 0 0 1 -5.2 0zM221.4 192a2.6 2.6 0 0 1 5.2 0a2.6 2.6 0 0 1 -5.2 0zM216.8 203a2.2 2.2 0 0 1 4.4 0a2.2 2.2 0 0 1 -4.4 0z', fill: 'var(--skin-line)', opacity: 0.55 }] }], place: 'face' }
