// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const pantsSaia: Item = { slot: 'pants', id: 'saia', parts: [{ layer: 50, shapes: [{ d: 'M132 392H228L246 484Q180 504 114 484Z', fill: 'var(--pants,#6B3FC0)', not: 'sentado' }, { d: 'M158 400L150 492M180 400V496M202 400L210 492', fill: 'none', stroke: 'var(--pants-shade,#552F9E)', strokeWidth: 3.4, strokeLinecap: 'round', not: 'sentado' }, { d: 'M130 396H230L244 462Q180 486 116 462Z', fill: 'var(--pants,#6B3FC0)', pose: 'sentado' }, { d: 'M157 404L150 470M180 404V474M203 404L210 470', fill: 'none', stroke: 'var(--pants-shade,#552F9E)', strokeWidth: 3.4, strokeLinecap: 'round', pose: 'sentado' }] }], shades: { 'pants-shade': 'pants' } }
