// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const accessoriesVitiligo: Item = { slot: 'accessories', id: 'vitiligo', parts: [{ layer: 100, shapes: [{ d: 'M121 184C126 172 138 180 143 190C148 202 138 212 130 208C124 202 121 194 121 184ZM196 226C206 216 222 212 228 202C222 222 208 236 190 237C188 232 190 230 196 226Z', fill: 'var(--vit,#F3D3BA)', opacity: 0.9 }] }], place: 'face' }
