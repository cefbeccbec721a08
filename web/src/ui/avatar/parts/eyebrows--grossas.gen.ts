// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const eyebrowsGrossas: Item = { slot: 'eyebrows', id: 'grossas', parts: [{ layer: 86, shapes: [{ d: 'M141 156C145 148 156 145 166 148C171 150 170 157 165 156C156 153 150 155 145 159C141 161 139 159 141 156ZM219 156C215 148 204 145 194 148C189 150 190 157 195 156C204 153 210 155 215 159C219 161 221 159 219 156Z', fill: 'var(--brow,var(--hair))' }] }] }
