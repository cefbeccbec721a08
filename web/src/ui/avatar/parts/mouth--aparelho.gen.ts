// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const mouthAparelho: Item = { slot: 'mouth', id: 'aparelho', parts: [{ layer: 80, shapes: [{ d: 'M160 209Q180 213 200 209C201 224 193 230 180 230C167 230 159 224 160 209Z', fill: '#6E1F22' }, { d: 'M163 211.6Q180 215 197 211.6C196.6 221 190 226 180 226C170 226 163.4 221 163 211.6Z', fill: '#fff' }, { d: 'M164.6 217Q180 220 195.4 217', fill: 'none', stroke: '#8F979B', strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' }, { d: 'M167.3 218.2a2.7 2.7 0 0 1 5.4 0a2.7 2.7 0 0 1 -5.4 0zM177.3 218.9a2.7 2.7 0 0 1 5.4 0a2.7 2.7 0 0 1 -5.4 0zM187.3 218.2a2.7 2.7 0 0 1 5.4 0a2.7 2.7 0 0 1 -5.4 0z', fill: 'var(--acc,#2E6FDB)' }] }] }
