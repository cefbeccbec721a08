// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const accessoriesKipa: Item = { slot: 'accessories', id: 'kipa', parts: [{ layer: 100, shapes: [{ d: 'M144 95C148 77 162 70 180 70C198 70 212 77 216 95Q180 83 144 95Z', fill: 'var(--acc,#2F4A7C)' }, { d: 'M147 92Q180 80 213 92', fill: 'none', stroke: 'var(--acc2,#FFFFFF)', strokeWidth: 4, strokeLinecap: 'round', strokeLinejoin: 'round' }] }], place: 'head', needs: 'low' }
