// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const eyesCalmos: Item = { slot: 'eyes', id: 'calmos', parts: [{ layer: 84, shapes: [{ d: 'M147 174H165V176A9 9 0 0 1 147 176ZM195 174H213V176A9 9 0 0 1 195 176Z', fill: 'var(--eye,#1E1416)' }, { d: 'M144 174Q156 169 168 173M216 174Q204 169 192 173', fill: 'none', stroke: 'var(--eye,#1E1416)', strokeWidth: 4, strokeLinecap: 'round', strokeLinejoin: 'round' }, { d: 'M156.8 177.5a2.2 2.2 0 0 1 4.4 0a2.2 2.2 0 0 1 -4.4 0zM204.8 177.5a2.2 2.2 0 0 1 4.4 0a2.2 2.2 0 0 1 -4.4 0z', fill: '#fff' }] }] }
