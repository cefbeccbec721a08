// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const eyesGrandes: Item = { slot: 'eyes', id: 'grandes', parts: [{ layer: 84, shapes: [{ d: 'M146 175a10 12.4 0 0 1 20 0a10 12.4 0 0 1 -20 0zM194 175a10 12.4 0 0 1 20 0a10 12.4 0 0 1 -20 0z', fill: 'var(--eye,#5A3218)' }, { d: 'M149 173.6a7 8.6 0 0 1 14 0a7 8.6 0 0 1 -14 0zM197 173.6a7 8.6 0 0 1 14 0a7 8.6 0 0 1 -14 0z', fill: '#1E1416' }, { d: 'M156 169.6a3.4 3.4 0 0 1 6.8 0a3.4 3.4 0 0 1 -6.8 0zM204 169.6a3.4 3.4 0 0 1 6.8 0a3.4 3.4 0 0 1 -6.8 0zM150.7 179.6a1.9 1.9 0 0 1 3.8 0a1.9 1.9 0 0 1 -3.8 0zM198.7 179.6a1.9 1.9 0 0 1 3.8 0a1.9 1.9 0 0 1 -3.8 0z', fill: '#fff' }] }] }
