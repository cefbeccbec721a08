// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const shirtRegata: Item = { slot: 'shirt', id: 'regata', parts: [{ layer: 60, shapes: [{ d: 'M154 258C134 262 123 274 122 304L150 310L160 264ZM206 258C226 262 237 274 238 304L210 310L200 264Z', fill: 'var(--skin)' }, { d: 'M145 261L157 258Q180 296 203 258L215 261C217 278 226 288 238 294L231 402Q180 412 129 402L122 294C134 288 143 278 145 261Z', fill: 'var(--shirt,#F28C28)' }, { d: 'M156 259Q180 295 204 259M145 262C143 278 134 288 123 294M215 262C217 278 226 288 237 294', fill: 'none', stroke: 'var(--shirt2,#FFFFFF)', strokeWidth: 4, strokeLinecap: 'round', strokeLinejoin: 'round' }] }] }
