// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const frontHairTurbante: Item = { slot: 'frontHair', id: 'turbante', parts: [{ layer: 90, shapes: [{ d: 'M114 150C92 96 128 52 180 52C232 52 268 96 246 150C232 124 206 118 180 118C154 118 128 124 114 150Z', fill: 'var(--cloth,#F28C28)' }, { d: 'M112 140C134 110 176 98 232 66M246 142C226 108 190 96 146 62M116 116C144 96 168 88 206 56', fill: 'none', stroke: 'var(--cloth2,#C8660B)', strokeWidth: 5, strokeLinecap: 'round' }, { d: 'M164 112L180 84L196 112Z', fill: 'var(--cloth2,#C8660B)' }] }], hides: ['backHair', 'head'], shades: { cloth2: 'cloth' }, bust: '64 36 232 232' }
