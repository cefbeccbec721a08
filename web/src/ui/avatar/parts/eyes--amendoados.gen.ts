// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const eyesAmendoados: Item = { slot: 'eyes', id: 'amendoados', parts: [{ layer: 84, shapes: [{ d: 'M145 177Q155 167 167 174Q158 184 145 177ZM215 177Q205 167 193 174Q202 184 215 177Z', fill: 'var(--eye,#1E1416)' }, { d: 'M144 174Q155 164 168 172M216 174Q205 164 192 172', fill: 'none', stroke: 'var(--eye,#1E1416)', strokeWidth: 3.6, strokeLinecap: 'round' }, { d: 'M156 173.5a2 2 0 0 1 4 0a2 2 0 0 1 -4 0zM202 173.5a2 2 0 0 1 4 0a2 2 0 0 1 -4 0z', fill: '#fff' }] }] }
