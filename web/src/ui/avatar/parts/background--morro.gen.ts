// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const backgroundMorro: Item = { slot: 'background', id: 'morro', parts: [{ layer: 0, shapes: [{ d: 'M0 0h360v640h-360z', fill: 'var(--bg1,#D5ECDF)' }, { d: 'M222 120a54 54 0 0 1 108 0a54 54 0 0 1 -108 0z', fill: 'var(--bg3,#FFD25A)' }, { d: 'M0 430C70 340 150 360 210 420C270 372 330 380 360 410V640H0Z', fill: 'var(--bg2,#9FD3B8)' }, { d: 'M0 520C90 470 200 480 360 540V640H0Z', fill: 'var(--bg4,#5FB48D)' }] }] }
