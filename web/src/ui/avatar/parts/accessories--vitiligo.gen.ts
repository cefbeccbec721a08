// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const accessoriesVitiligo: Item = { slot: 'accessories', id: 'vitiligo', parts: [{ layer: 100, shapes: [{ d: 'M128 186C131 176 140 180 145 190C149 201 140 211 133 208C129 203 127 194 128 186ZM190 229C194 220 206 218 210 207C216 212 214 222 206 228C200 233 191 234 190 229ZM186 140C196 134 206 138 208 145C202 150 190 150 186 140Z', fill: 'var(--vit,#F3D3BA)', opacity: 0.9 }] }], place: 'face' }
