// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const backgroundListras: Item = { slot: 'background', id: 'listras', parts: [{ layer: 0, shapes: [{ d: 'M0 0h360v640h-360z', fill: 'var(--bg1,#D9CDF4)' }, { d: 'M-280 640L80 0H120L-240 640ZM-200 640L160 0H200L-160 640ZM-120 640L240 0H280L-80 640ZM-40 640L320 0H360L0 640ZM40 640L400 0H440L80 640ZM120 640L480 0H520L160 640ZM200 640L560 0H600L240 640ZM280 640L640 0H680L320 640ZM360 640L720 0H760L400 640Z', fill: 'var(--bg2,#C6B5EE)' }] }] }
