// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const accessoriesTampao: Item = { slot: 'accessories', id: 'tampao', parts: [{ layer: 100, shapes: [{ d: 'M136 175a20 16 0 0 1 40 0a20 16 0 0 1 -40 0z', fill: 'var(--acc,#F7B7CB)' }, { d: 'M147.5 175a8.5 8.5 0 0 1 17 0a8.5 8.5 0 0 1 -17 0z', fill: '#fff', opacity: 0.75 }, { d: 'M156 181C148.5 176 150.5 171 153.5 171.3C155.3 171.4 156 173 156 173.8C156 173 156.8 171.4 158.5 171.3C161.5 171 163.5 176 156 181Z', fill: '#D4588F' }] }], place: 'eyes' }
