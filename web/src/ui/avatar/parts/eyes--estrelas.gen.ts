// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const eyesEstrelas: Item = { slot: 'eyes', id: 'estrelas', parts: [{ layer: 84, shapes: [{ d: 'M156 161L159.9 169.7L169.3 170.7L162.3 177L164.2 186.3L156 181.6L147.8 186.3L149.7 177L142.7 170.7L152.1 169.7ZM204 161L207.9 169.7L217.3 170.7L210.3 177L212.2 186.3L204 181.6L195.8 186.3L197.7 177L190.7 170.7L200.1 169.7Z', fill: 'var(--eye,#E09A00)', stroke: 'var(--eye,#E09A00)', strokeWidth: 3, strokeLinejoin: 'round' }, { d: 'M156.4 171a2.6 2.6 0 0 1 5.2 0a2.6 2.6 0 0 1 -5.2 0zM204.4 171a2.6 2.6 0 0 1 5.2 0a2.6 2.6 0 0 1 -5.2 0z', fill: '#fff' }] }] }
