// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const mouthLingua: Item = { slot: 'mouth', id: 'lingua', parts: [{ layer: 80, shapes: [{ d: 'M174 217.5H193V223.5A8.4 8.4 0 0 1 176 223.5Z', fill: '#E8736B' }, { d: 'M184.4 220V225', fill: 'none', stroke: '#C9524F', strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' }, { d: 'M163 211Q180 225 197 211', fill: 'none', stroke: 'var(--line,#3A1A14)', strokeWidth: 5, strokeLinecap: 'round', strokeLinejoin: 'round' }] }] }
