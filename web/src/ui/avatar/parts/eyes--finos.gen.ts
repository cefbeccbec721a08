// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const eyesFinos: Item = { slot: 'eyes', id: 'finos', parts: [{ layer: 84, shapes: [{ d: 'M151.6 177a5.4 5.4 0 0 1 10.8 0a5.4 5.4 0 0 1 -10.8 0zM197.6 177a5.4 5.4 0 0 1 10.8 0a5.4 5.4 0 0 1 -10.8 0z', fill: 'var(--eye,#1E1416)' }, { d: 'M143 177Q154 168 168 174M217 177Q206 168 192 174', fill: 'none', stroke: 'var(--eye,#1E1416)', strokeWidth: 4, strokeLinecap: 'round', strokeLinejoin: 'round' }, { d: 'M157.2 175.6a1.8 1.8 0 0 1 3.6 0a1.8 1.8 0 0 1 -3.6 0zM203.2 175.6a1.8 1.8 0 0 1 3.6 0a1.8 1.8 0 0 1 -3.6 0z', fill: '#fff' }] }] }
